/** Nuts and washers from a few words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from '../language/reading.ts'
import { holdFamilies, made } from './family-cases.ts'

holdFamilies([
  {
    family: 'hex nut',
    plain: 'a hex nut',
    stated: {
      nominal: 'an M12 nut',
      acrossFlats: 'a nut 15 mm across flats',
      acrossCorners: 'a hex nut 20 mm across corners',
      height: 'a hex nut 9 mm high',
      hole: 'a nut with a 7 mm hole',
    },
    alike: ['an M6 nut', 'a hex nut for an M6 bolt', 'hexagonal nut, thread size 6 mm', 'M6 hexagon nut'],
  },
  {
    family: 'lock nut',
    plain: 'a lock nut',
    stated: { height: 'a nyloc nut 11 mm high' },
    alike: ['M6 nylon insert nut', 'a self locking nut M6'],
  },
  {
    family: 'square nut',
    plain: 'a square nut',
    stated: { acrossFlats: 'a square nut 14 mm wide' },
    alike: ['M5 square nut', 'a square nut for M5 screws'],
  },
  {
    family: 'wing nut',
    plain: 'a wing nut',
    stated: { span: 'a wing nut with a 45 mm wing span', height: 'a wing nut 22 mm high' },
    alike: ['M8 wing nut', 'a butterfly nut, M8'],
  },
  {
    family: 'washer',
    plain: 'a washer',
    stated: {
      nominal: 'an M5 washer',
      diameter: 'a washer 30 mm in diameter',
      hole: 'a washer with a 9 mm hole',
      thickness: 'a washer 3 mm thick',
      rim: 'a washer with an inner diameter of 10 mm and a wall of 6 mm',
    },
    alike: [
      'an M10 washer',
      'a washer for an M10 bolt',
      'a flat washer, 20 mm outside diameter, 10.5 mm inside diameter, 2 mm thick',
      'washer 20 x 10.5 x 2 mm',
      'a 20 mm washer with a 10.5 mm centre hole and a thickness of 2 mm',
    ],
    volume: Math.PI * (100 - 5.25 ** 2) * 2,
  },
])

test('a nut told in full is built as told', () => {
  const volume = made(read('a hex nut 14 mm across flats, 6 mm thick, with an 8 mm hole').plan)
  const told = (2 * Math.sqrt(3) * 49 - Math.PI * 16) * 6
  assert.ok(Math.abs(volume - told) < 1e-6 * told, `${volume} instead of ${told}`)
})
