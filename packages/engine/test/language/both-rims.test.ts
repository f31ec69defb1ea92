/** The edges of a bore at both of its ends: its two rims, and not the edges of the body. */
import { chamfered, round } from './round-volumes.ts'
import { holdVolumes } from './volumes.ts'

const disc = (work: string): string => `A disc 50 mm in diameter and 20 mm thick with an 18 mm bore. ${work}`
/** What a chamfer takes from the rim of a bore: the ring to a wider end, less what its tip would lose. */
const rim = round(18 + 2 * 1.5, 1.5) - chamfered(18 + 2 * 1.5, 1.5) - round(18, 1.5)
const DISC = round(50, 20) - round(18, 20)

holdVolumes([
  [disc('Chamfer the edges of the bore on both ends, 1.5 mm at 45 degrees.'), DISC - 2 * rim],
  [disc('Chamfer the edges of the bore on both faces, 1.5 mm.'), DISC - 2 * rim],
  [disc('Chamfer the edges of the bore at both ends by 1.5 mm.'), DISC - 2 * rim],
  [disc('Chamfer the bore on both faces, 1.5 mm.'), DISC - 2 * rim],
])
