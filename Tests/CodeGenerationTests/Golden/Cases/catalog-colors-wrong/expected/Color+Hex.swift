// = Shared/Color+Hex.appearances-native.swift
