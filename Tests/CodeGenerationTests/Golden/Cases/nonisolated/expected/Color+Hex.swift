// = Shared/Color+Hex.nonisolated.swift
