// = Shared/Color+Hex.swift
