// = Shared/Color+Hex.in-Sources.swift
