/** Rails: the length of the whole is that of its base and of the dovetail on it. */
import { holdVolumes } from './volumes.ts'

holdVolumes([
  [
    'A dovetail rail 100 mm long. The base is 40 mm wide and 6 mm high. On top of the base, in the middle, is a dovetail that is 16 mm wide at the base, 24 mm wide at the top and 8 mm high, running the full length.',
    100 * (40 * 6 + 20 * 8),
  ],
  [
    "A dovetail rail, 80mm long with a constant cross section. The base of the rail is a rectangle 36mm wide and 5mm tall. On top of the base, in the middle, is the dovetail: it's 12mm wide where it touches the base, 20mm wide at the top, and 9mm tall. It's symmetric.",
    80 * (36 * 5 + 16 * 9),
  ],
])
