// = Shared/Support.shadows.swift
