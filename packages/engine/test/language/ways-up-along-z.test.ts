/** Which way a half ball or a cone points, told by the axis or by what it stands on. */
import { holdBalanced } from './balanced.ts'

const BALL = (2 / 3) * Math.PI * 22 ** 3
const DOME_UP = [[BALL, (3 / 8) * 22]] as const
const DOME_DOWN = [[BALL, (5 / 8) * 22]] as const
const CONE = (Math.PI / 12) * 28 ** 2 * 36

holdBalanced([
  ['A hemisphere of 22 mm radius resting on its flat face, dome pointing up in +Z.', DOME_UP],
  ['A hemisphere 44 mm in diameter, flat side down and dome up.', DOME_UP],
  ['A half sphere of 22 mm radius. Its dome points in the +Z direction.', DOME_UP],
  ['A hemisphere of radius 22 mm standing on its dome, flat face up.', DOME_DOWN],
  ['A hemisphere of radius 22 mm with the dome pointing down along the negative z axis.', DOME_DOWN],
  ['A cone with a base diameter of 28 mm and a height of 36 mm, standing on its tip.', [[CONE, 27]]],
  ['A cone with a base diameter of 28 mm, 36 mm tall, its tip pointing up in +Z.', [[CONE, 9]]],
  // What stands on a plate by its own name is still one body on another.
  [
    'A plate 60 x 60 x 8 mm with a hemisphere of 22 mm radius on top, dome pointing up in +Z.',
    [
      [60 * 60 * 8, 4],
      [BALL, 8 + (3 / 8) * 22],
    ],
  ],
])
