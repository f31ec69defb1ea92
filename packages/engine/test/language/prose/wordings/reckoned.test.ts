/** Sizes that are reckoned from others: sums, differences, parts of a side, and the same as those of the first one. */
import { holdUnread, holdWordings } from '../prose.ts'

const { PI } = Math

holdWordings(PI * (70 * 70 - 50 * 50) * 10, [
  'Sketch a circle with a diameter of 140 units. Draw an inner circle whose diameter is calculated by subtracting 20 units twice from the outer diameter. Extrude the area between the circles by 10 units.',
  'Draw two concentric circles, the larger one having a diameter of 140 units and the smaller one having a diameter of 140 - 2 * 20 units. Extrude the region between them by 10 units.',
])

holdWordings(140 * 80 * 20, [
  'A block with a length of 140 units, a width of 100 - 20 units and a height of 20 units.',
  'A block with a length of 140 units, a width of (160 + 80)/3 units and a height of 20 units.',
  'A block 140 units long and 20 units high. Its width is equal to the length minus 60 units.',
  'A block 140 units long and 20 units high. Its width is the difference between the length and 60 units.',
])

holdWordings((100 * 60 + (100 * 35) / 2) * 25, [
  'Draw a 100 by 60 unit rectangle. Attach an isosceles triangle, 35 units high, to one of the longer edges, its base being as long as that edge. Extrude everything by 25 units.',
])

holdWordings((PI / 4) * (75 ** 2 * 40 + 25 ** 2 * 72), [
  'Sketch a circle with a diameter of 75 units and extrude it by 20 units. Next, sketch a smaller circle with a diameter of 25 units on the center of one end and extrude it by 72 units. Finally, at the end of this handle, sketch a third circle with the same diameter and thickness as the first one, making the total length 112 units. Rotate the entire assembly so that the handle is horizontal.',
])

holdWordings((PI / 4) * (80 ** 2 * 30 + 40 ** 2 * 60), [
  'Sketch a circle with a diameter of 80 units and extrude it by 15 units. Next, sketch a circle with half that diameter on the top face, at its center, and extrude it by 60 units. Finally, at the other end of this cylinder, sketch a circle with the same diameter as the first one and extrude it by the same thickness as the first one (15 units).',
])

holdWordings((100 ** 2 + 70 ** 2) * 20, [
  'Sketch a square with a side of 100 units and extrude it by 20 units. Next, on its top face, sketch a centered square with a side of 70 units and extrude it by the same amount.',
])

holdUnread([
  'A block with a length of 140 units and a height of 20 units. Its width is equal to the depth minus 20 units.',
  'A block 20 units high with a length of 60 - 80 units and a width of 30 units.',
])
