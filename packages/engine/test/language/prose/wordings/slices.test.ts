/** So much of a side is sliced off, or half of it. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math
const ball = (diameter: number): number => (PI * diameter ** 3) / 6
const cap = (radius: number, height: number): number => (PI * height ** 2 * (3 * radius - height)) / 3

holdWordings(ball(44) - cap(22, 5), [
  'A ball 44 mm in diameter with 5 mm sliced off the bottom so that it stands flat.',
  'Sphere, diameter 44 mm. Cut off the bottom 5 mm so it has a flat base.',
  'Make a sphere of radius 22. Slice 5 off the bottom to make a flat.',
])

holdWordings((PI * 15 ** 2 * 50) / 2, [
  'A cylinder, diameter 30 and length 50, lying along X, with its lower half removed.',
])

holdUnread(['A ball 44 mm in diameter. Slice 50 mm off the bottom.'])
