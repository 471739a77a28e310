export const bar = 10
export const sidebar = 20
export const overlay = 30
export const toast = 40
