/** Bodies people name, and the shape each has. */
import type { Line, Vocabulary } from './entry.ts'

/** Of its diameter, how wide a ring is inside where nobody tells. */
export const RING_INSIDE = 0.75

/** The kinds of body whose sizes `shapes/` knows. */
export type ShapeKind =
  | 'box'
  | 'round'
  | 'tube'
  | 'sphere'
  | 'hemisphere'
  | 'cap'
  | 'cone'
  | 'torus'
  | 'polygon'
  | 'pyramid'
  | 'triangle'
  | 'ridge'
  | 'ramp'
  | 'ellipse'
  | 'trapezoid'
  | 'semicircle'
  | 'star'
  | 'outline'
  | 'turned'
  | 'loft'
  | 'stadium'
  | 'stub'
  | 'lever'
  | 'border'

export interface Body {
  shape: ShapeKind | undefined
  /** An adjective may give it another shape: a circular plate, a hexagonal bar. */
  prismatic: boolean
  forms: string
  /** Adjectives by which an object is one: "a ring-shaped object". */
  adjectives?: string
  /** Sizes left unsaid, in millimetres or as a multiple of another, where they differ from the shape's own. */
  typical?: Readonly<Record<string, number | readonly [factor: number, dimension: string]>>
  /** What a lone size before the noun means, where it differs from the shape's own. */
  bare?: string
  /** Where a dimension word means something else than for the shape. */
  words?: Readonly<Record<string, readonly string[]>>
  /** Always taken away. */
  cut?: true
  /** Always stands on another body where there is one. */
  raised?: boolean
  /** Hollow by nature, and where it is open. */
  hollow?: 'open top' | 'open base' | 'closed'
  /** Its height is called so: a plate has a thickness, a rod a length. */
  heightSays?: string
}

const ROUND_TOPS = [
  ...[
    'half round',
    'semicircular',
    'semi circular',
    'half cylindrical',
    'semi cylindrical',
    'semicylindrical',
  ]
    .concat(['half cylinder', 'half circular', 'half circle', 'arched'])
    .flatMap((shape) =>
      ['top', 'cap', 'crown', 'dome', 'head', 'upper end', 'top end'].map((noun) => `${shape} ${noun}`),
    ),
  'half cylinder',
  'semi cylinder',
  'semicylinder',
  ...['fully rounded', 'fully round', 'full radius', 'full round', 'full radius round'].map(
    (shape) => `${shape} top`,
  ),
].join('|')

/** Shape left open: the noun needs an adjective or sizes that decide it. */
export const BODIES: Readonly<Record<string, Body>> = {
  box: {
    shape: 'box',
    prismatic: true,
    forms:
      'box|cuboid|brick|rectangular solid|parallelepiped|outer shell|outer body|outer casing|outer box|casing|main housing|housing body|housing block',
  },
  block: { shape: 'box', prismatic: true, forms: 'block|billet' },
  plate: {
    shape: 'box',
    prismatic: true,
    forms:
      'plate|plank|slat|base plate|baseplate|mounting plate|sheet|panel|slab|tile|board|cover plate|blanking plate|backing plate|strip|end board|side board|side panel|side plate|end panel|end plate|nameplate|name plate|faceplate|face plate|endplate|backplate|footplate|kickplate|wall plate|switch plate|adapter plate|adaptor plate|spacer plate|cover panel|flat plate|flat bar stock|placard|plaque|table top|desk top|bench top|benchtop|worktop|work top|work surface|counter top|countertop|table surface|table slab',
    typical: { x: 100, y: [0.6, 'x'], z: 5 },
    bare: 'z',
    heightSays: 'thickness',
  },
  bar: {
    shape: 'box',
    prismatic: true,
    forms: 'bar|bar stock|beam|batten|flat bar|link|flat link|link plate|link bar|strap|tie bar|lever|lath',
    typical: { x: 100, y: [0.2, 'x'], z: [0.5, 'y'] },
  },
  container: {
    shape: 'box',
    prismatic: true,
    forms:
      'container|tray|bin|open box|crate|storage box|tub|basin|trough|storage bin|parts bin|storage container|storage tray|open container|trinket tray|catch tray|drip tray|planter box|flower box|napkin holder tray|serving tray|toy box|shoe box|recycling bin|waste bin|desk tray|paper tray|letter tray',
    typical: { x: 100, y: [0.6, 'x'], z: [0.5, 'y'] },
    hollow: 'open top',
  },
  cup: {
    shape: 'round',
    prismatic: true,
    forms:
      'cup|bucket|pot|beaker|canister|tumbler|pen holder|open cylinder|pencil holder|pencil cup|pen cup|pencil pot|pen pot|brush pot|utensil holder|cutlery holder|pencil container|toothpick holder|desk cup|pail|jar',
    typical: { diameter: 60, height: [1.3, 'diameter'] },
    hollow: 'open top',
  },
  cube: {
    shape: 'box',
    prismatic: false,
    forms: 'cube|cubic block|die',
    adjectives: 'cubic|cubical|cube shaped|cube like',
  },
  prism: { shape: undefined, prismatic: true, forms: 'prism|extrusion|solid' },
  base: { shape: undefined, prismatic: true, forms: 'base', heightSays: 'thickness' },
  lip: {
    shape: undefined,
    prismatic: true,
    forms:
      'lip|skirt|tongue|protrusion|projection|raised section|raised area|raised portion|upper section|lower section|upper portion|lower portion|riser|step block|upper block',
    heightSays: 'height',
    raised: true,
  },
  /** All along the edges of what it stands on (see `raised-rims.ts`). */
  border: { shape: 'border', prismatic: false, forms: '', raised: true },
  /** Named only as what it is to the whole: a stem, a cap (see `named-bodies.ts`). */
  piece: { shape: undefined, prismatic: true, forms: '' },
  /** One of several that stand on each other, told by number. */
  section: { shape: undefined, prismatic: true, forms: '', raised: true },
  foot: {
    shape: 'box',
    prismatic: true,
    forms: 'foot|support foot|standing foot',
    typical: { x: 10, y: [1, 'x'], z: [1, 'x'] },
    raised: true,
  },
  tab: {
    shape: 'box',
    prismatic: true,
    forms: 'tab|lug|ear|mounting tab|mounting ear|mounting lug',
    typical: { x: 20, y: [1, 'x'], z: [0.25, 'x'] },
    raised: true,
  },
  fin: {
    shape: 'box',
    prismatic: true,
    forms: 'fin|rib|vane|blade|cooling fin|rectangular fin',
    typical: { x: 2, y: [20, 'x'], z: [10, 'x'] },
    raised: true,
  },
  /** A triangle in the corner of two plates: told by its legs (see `gussets.ts`). */
  gusset: {
    shape: 'triangle',
    prismatic: false,
    forms:
      'gusset|gusset plate|gusset rib|gusset web|triangular gusset|triangular gusset plate|triangular rib|triangular web|triangular brace|triangular stiffener|triangular support rib|triangular reinforcing rib|triangular reinforcement rib|triangular gusset rib|right triangular rib|right triangular gusset|corner gusset|support gusset|stiffening gusset|reinforcing gusset',
    raised: true,
  },
  rail: {
    shape: 'box',
    prismatic: true,
    forms: 'rail|side rail|runner|stringer|crossbar|cross bar',
    typical: { x: 100, y: [0.1, 'x'], z: [0.1, 'x'] },
  },
  arm: {
    shape: 'box',
    prismatic: true,
    forms: 'arm|spoke|prong|tine|fork arm|fork prong|cheek|handle|grip',
    typical: { x: 50, y: [0.2, 'x'], z: [0.1, 'x'] },
  },
  wall: {
    shape: 'box',
    prismatic: true,
    forms:
      'web|upright wall|vertical wall|side wall|vertical plate|upright plate|end wall|back wall|front wall|vertical leg|upright leg|vertical arm|upright arm|vertical flange|upright flange|vertical panel|upright panel',
  },
  platform: {
    shape: 'round',
    prismatic: true,
    forms:
      'platform|mount platform|mount|circular platform|round platform|motor mount|motor mount platform|motor platform|motor pad|motor seat',
    typical: { diameter: 20, height: [0.2, 'diameter'] },
  },
  notch: { shape: 'box', prismatic: true, forms: 'notch|rectangular notch|square notch|cut in', cut: true },
  pad: {
    shape: 'box',
    prismatic: true,
    forms: 'pad|raised pad|pedestal|plinth',
    typical: { x: 20, y: [1, 'x'], z: [0.5, 'x'] },
    raised: true,
  },
  disc: {
    shape: 'round',
    prismatic: true,
    forms: 'disc|disk|end disc|end disk|puck|coin|round plate|wafer',
    typical: { diameter: 50, height: [0.1, 'diameter'] },
    heightSays: 'thickness',
  },
  'half disc': {
    shape: 'semicircle',
    prismatic: false,
    forms:
      'half disc|half disk|half a disc|half of a disc|semicircular disc|semicircular disk|half round disc|half puck|half circle plate|half circular plate|half round plate|semi disc|half circular disc|d shaped plate|half moon plate|half moon',
    heightSays: 'thickness',
  },
  cylinder: { shape: 'round', prismatic: true, forms: 'cylinder|drum|post|column|pillar|plug|slug' },
  rod: {
    shape: 'round',
    prismatic: true,
    forms: 'rod|shaft|axle|spindle|stick|round bar|round stock|mandrel|motor shaft|gearbox shaft',
    typical: { diameter: 10, height: [10, 'diameter'] },
    heightSays: 'length',
  },
  pin: {
    shape: 'round',
    prismatic: true,
    forms: 'pin|dowel|dowel pin|peg|locating pin|gauge pin',
    typical: { diameter: 6, height: [5, 'diameter'] },
    heightSays: 'length',
  },
  flange: {
    shape: 'round',
    prismatic: true,
    forms: 'flange|flange plate|end flange|side flange|mounting flange',
    typical: { diameter: 100, height: [0.1, 'diameter'] },
    heightSays: 'thickness',
  },
  boss: {
    shape: 'round',
    prismatic: true,
    forms:
      'boss|hub|hub boss|raised hub|raised face|raised land|raised disc|raised disk|raised circle|raised collar|raised platform|raised cylinder|raised register|pilot|pilot boss|locating boss|central boss|center boss|centre boss|central hub|center hub|centre hub|central post|stud|nub|raised boss|cylindrical boss|spigot|neck|shank|head|knob|standoff|journal|trunnion|stub|round stub|cylindrical stub|stub shaft|stub axle|stub end',
    typical: { diameter: 10, height: [1, 'diameter'] },
    raised: true,
  },
  tube: {
    shape: 'tube',
    prismatic: false,
    forms:
      'tube|pipe|pipe wall|tube wall|pipe body|sleeve|bushing|bush|hollow cylinder|tubing|conduit|hollow shaft|spacer tube|hollow rod',
    adjectives: 'tubular|tube shaped|tube like|pipe shaped|pipe like',
    typical: { height: [2.5, 'diameter'] },
    heightSays: 'length',
    words: { thickness: ['wall', 'height'] },
  },
  spacer: {
    shape: 'round',
    prismatic: true,
    forms: 'spacer|collar|shim',
    typical: { diameter: 20, height: [0.5, 'diameter'] },
  },
  ring: {
    shape: 'tube',
    prismatic: false,
    forms:
      'ring|annulus|annular disc|annular disk|annular ring|circular ring|hoop|annular gasket|flat annular gasket|ring gasket|ring shaped gasket|circular gasket|annular seal|ring seal|ring shaped seal|annular plate|annular spacer|annular flange|annular washer|annular cylinder|annular collar|annular disc plate',
    adjectives: 'annular|ring shaped|ring like|washer shaped|washer like',
    typical: { innerDiameter: [RING_INSIDE, 'diameter'], height: [0.25, 'diameter'] },
    words: { thickness: ['height', 'wall'], width: ['height', 'wall'] },
  },
  sphere: { shape: 'sphere', prismatic: false, forms: 'sphere|ball|orb|globe|bead' },
  hemisphere: {
    shape: 'hemisphere',
    prismatic: false,
    forms:
      'hemisphere|half sphere|halfsphere|semisphere|semi sphere|half ball|half a sphere|hemispherical dome',
  },
  /** Half a cylinder that lies on a block (see `round-tops.ts`). */
  'round top': { shape: 'round', prismatic: false, forms: ROUND_TOPS, raised: true },
  'round bowl': {
    shape: 'hemisphere',
    prismatic: false,
    forms:
      'hemispherical bowl|hemispherical cup|hemispherical dish|hemispherical basin|half sphere bowl|half spherical bowl|hemisphere bowl|hemispherical crucible',
    hollow: 'open top',
  },
  'round shell': {
    shape: 'hemisphere',
    prismatic: false,
    forms:
      'hemispherical shell|hemisphere shell|half sphere shell|half spherical shell|half shell of a sphere|dome shell|hollow dome|hollow half dome|hemispherical cover|hemispherical hood',
    hollow: 'open base',
  },
  'ball shell': {
    shape: 'sphere',
    prismatic: false,
    forms: 'spherical shell|sphere shell|ball shell|hollow ball',
    hollow: 'closed',
  },
  dome: { shape: 'cap', prismatic: false, forms: 'dome|domed cap' },
  cone: {
    shape: 'cone',
    prismatic: false,
    forms: 'cone|right circular cone',
    adjectives: 'conical|cone shaped|cone like',
  },
  /** On the end of what it is the tip of. */
  'conical tip': {
    shape: 'cone',
    prismatic: false,
    forms:
      'conical tip|conical point|conical nose|cone shaped tip|cone tip|pointed tip|cone point|conical end piece',
    raised: true,
  },
  frustum: {
    shape: 'cone',
    prismatic: false,
    forms: 'frustum|frustrum|conical frustum|truncated cone|cone frustum|tapered cylinder|tapered plug',
  },
  torus: {
    shape: 'torus',
    prismatic: false,
    forms:
      'torus|donut|doughnut|toroid|o ring|oring|tori|torus ring|ring torus|torus shape|donut shape|doughnut shape|toroidal ring|toroidal shape|donut shaped ring|doughnut shaped ring|torus shaped ring|donut ring|doughnut ring|donut shaped object|doughnut shaped object|torus shaped object|toroidal object|donut shaped body|torus shaped body|toroidal body',
  },
  pyramid: {
    shape: 'pyramid',
    prismatic: false,
    forms:
      'pyramid|square pyramid|four sided pyramid|square based pyramid|square base pyramid|rectangular pyramid|rectangular based pyramid',
    adjectives: 'pyramidal|pyramid shaped|pyramid like',
  },
  /** Named so only where its teeth are drawn as a star (see `stars.ts`). */
  'star wheel': { shape: 'star', prismatic: false, forms: 'star wheel', heightSays: 'thickness' },
  roof: {
    shape: 'ridge',
    prismatic: false,
    forms:
      'gable roof|gabled roof|pitched roof|saddle roof|saddleback roof|peaked roof|ridged roof|triangular roof|roof shaped prism|roof prism|roof shaped block',
  },
  wedge: {
    shape: 'ramp',
    prismatic: false,
    forms:
      'wedge|ramp|doorstop|door stop|door wedge|wedge block|wedge shaped block|wedge shaped part|wedge shape|incline|inclined block|sloped block|sloping block|ramp block|shim wedge|wedge shaped door stop|wedge shaped doorstop',
  },
}

/** How many sides a figure has by its name. */
export const FIGURE_SIDES: Readonly<Record<string, number>> = { pentagon: 5, hexagon: 6, octagon: 8 }

const OBJECTS = 'object|part|piece|body|solid|component|shape|structure|item|thing|3d object|3d shape'.split(
  '|',
)

const asObjects = (adjectives: string): string =>
  adjectives
    .split('|')
    .flatMap((adjective) => OBJECTS.map((object) => `${adjective} ${object}`))
    .join('|')

export const bodies: Vocabulary = {
  category: 'solid',
  lines: Object.entries(BODIES).flatMap(([concept, { forms, adjectives }]): Line[] => [
    ...(forms ? [[concept, forms] as const] : []),
    ...(adjectives ? [[concept, asObjects(adjectives)] as const] : []),
  ]),
}
