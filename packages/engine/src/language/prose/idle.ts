/** Whether a word that no table of the workshop has may be passed over. */
import { ORDINARY } from './ordinary.ts'
import { TALK } from './talk.ts'

/** How something is done says nothing of the part, unless it says where, which way, how far or how unlike. */
const MANNER = /^[a-z]{2,}ly$/u

const TELLING_MANNER =
  /^(?:diagonal|vertical|horizontal|radial|axial|oblique|spiral|helical|eccentric|altern|irregular|uneven|unequal|asymm|opposite|inverse|reverse|double|doubl|triple|tripl|gradual|lateral|transvers|longitudin|tangent|perpendicul|parallel|concentric|coaxial|central|outward|inward|upward|downward|sideward|forward|backward|internal|external|random|conic|spheric|cylindric|circular|triangul|hexagon|octagon|rectangul|square|round|hollow|different|vari|progressiv|partial|part|near|most|narrow|wide|thin|thick|deep|shallow|high|low|tall|short|long|steep|slant|skew|crook|wav|slop|curv|taper|sharp|blunt|polar|orthogonal|angular|angl|mirror|shift|stagger|wonk|wobbl|twist|bend|sinuous|elliptic|oval|convex|concav|inter|assemb|famil|bell|jell|fl|pl|asymptotic|axisymm|scant|bare|hard|scarce|incomplete|imperfect|disproportion|nonuniform|inconsist|off|rotational|third|second|quarter)/u

export const isIdle = (text: string): boolean =>
  ORDINARY.has(text) ||
  TALK.has(text) ||
  (MANNER.test(text) && (HARMLESS.test(text) || !TELLING_MANNER.test(text))) ||
  text === 'untouched'

const HARMLESS = /^(?:linear|rotational)ly$/u
