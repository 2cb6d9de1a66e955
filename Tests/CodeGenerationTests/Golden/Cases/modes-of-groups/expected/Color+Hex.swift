// = Shared/Color+Hex.appearances.swift
