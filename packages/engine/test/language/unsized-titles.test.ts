/** A title without sizes is no body under those that have theirs. */
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    "This is a stepped block. The bottom is 70 mm x 50 mm x 15 mm. On top of it there's a smaller block that's 40 mm x 50 mm x 10 mm, flush with the left side.",
    70 * 50 * 15 + 40 * 50 * 10,
  ],
  [
    'A stepped block. The lower step is 70 x 50 x 15 mm and the upper step is 40 x 50 x 10 mm, flush with the left side.',
    70 * 50 * 15 + 40 * 50 * 10,
  ],
])
