/** A hollow cone whose outside and inside are told by the levels of their ends. */
import { test } from 'node:test'
import { refusal } from './reading.ts'
import { holdVolumes } from './volumes.ts'

const cone = (a: number, b: number, high: number): number => (Math.PI / 12) * high * (a * a + a * b + b * b)
const HOLLOW = cone(60, 40, 30) - cone(52, 32, 30)

holdVolumes([
  [
    'A conical pipe reducer, hollow and open at both ends, standing along Z. The outside tapers straight from 60 mm diameter at Z=0 to 40 mm diameter at Z=30. The inside tapers straight from 52 mm diameter at Z=0 to 32 mm diameter at Z=30.',
    HOLLOW,
  ],
  [
    'A hollow truncated cone. The outer surface narrows from 60 mm diameter at Z=0 to 40 mm diameter at Z=30, the inner surface from 52 mm diameter at Z=0 to 32 mm diameter at Z=30.',
    HOLLOW,
  ],
  [
    'A hollow frustum. The outer diameter is 40 mm at Z=30 and 60 mm at Z=0. The inner diameter is 32 mm at Z=30 and 52 mm at Z=0.',
    HOLLOW,
  ],
  [
    'A hollow conical adapter. The outer diameter goes from 60 mm (Z=0) to 40 mm (Z=30), and the inner diameter goes from 52 mm (Z=0) to 32 mm (Z=30).',
    HOLLOW,
  ],
])

test('a bore that ends elsewhere is not made as long as the body', () => {
  refusal(
    'A hollow frustum. The outer diameter is 60 mm at Z=0 and 40 mm at Z=30. The inner diameter is 52 mm at Z=5 and 32 mm at Z=30.',
  )
})
