import assert from 'node:assert/strict'

/** Equal up to a millionth of the value. */
export function near(actual: number | undefined, expected: number, relative = 1e-6): void {
  assert.ok(
    actual !== undefined && Math.abs(actual - expected) <= relative * Math.max(1, Math.abs(expected)),
    `${actual} should be ${expected}`,
  )
}
