/** Rolling bearings by number or by size. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, refusal } from '../language/reading.ts'
import { holdFamilies } from './family-cases.ts'

holdFamilies([
  {
    family: 'ball bearing',
    plain: 'a ball bearing',
    stated: {
      bore: 'a bearing with a 12 mm bore',
      diameter: 'a bearing 30 mm in diameter',
      width: 'a ball bearing 9 mm wide',
      balls: 'a bearing with 7 balls',
    },
    alike: [
      '6202 bearing',
      'a 6202-2RS ball bearing',
      'a bearing, 15 mm bore, 35 mm outer diameter, 11 mm wide',
      'bearing 15 x 35 x 11 mm',
      'deep groove ball bearing 6202ZZ',
    ],
  },
  {
    family: 'tapered roller bearing',
    plain: 'a tapered roller bearing',
    stated: { bore: 'a taper roller bearing with a 30 mm bore' },
    alike: [
      'tapered roller bearing 30205',
      'a taper bearing of 25 mm bore, 52 mm outside diameter, 16.25 mm wide',
    ],
  },
])

test('a number and a bore that is not its bore are refused together', () => {
  const { message } = refusal('a 6001 bearing with a 10 mm bore')
  assert.match(message, /6001/)
  assert.match(message, /10 mm bore/)
})

test('more balls than fit are refused', () => {
  assert.match(refusal('a 608 bearing with 30 balls').message, /30 balls/)
})

test('what a part is for does not become the part', () => {
  const { message } = refusal('a holder for a 608 bearing')
  assert.match(message, /holder|608/)
  assert.equal(read('608 bearing').plan.parts.length, 3)
})
