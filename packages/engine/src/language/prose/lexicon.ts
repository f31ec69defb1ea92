/**
 * The words of the workshop as data: what each noun stands for, which words describe, which are done, which lead from one
 * thing to another. A word that is in none of these tables is not understood.
 */

import { ATTRIBUTES, PART_NAMES } from './trade.ts'

export type NounKind =
  /** Something solid: a shape, or a body by its name. */
  | 'body'
  | 'cut'
  /** Drawn; what it becomes, the verb says. */
  | 'figure'
  /** A rounding or a bevel. */
  | 'work'
  /** A part of something: a face, an edge, a centre. */
  | 'place'
  /** What can be measured. */
  | 'dimension'
  /** How several lie. */
  | 'layout'
  /** The part itself. */
  | 'whole'
  | 'pronoun'
  /** What cuts: its size is that of what it leaves. */
  | 'tool'
  /** Speaks of the telling, not of the part. */
  | 'aside'

export interface Noun {
  concept: string
  kind: NounKind
}

type Table = Readonly<Record<string, string>>

const list = (text: string): string[] => text.split('|').map((word) => word.trim())

const nouns = (kind: NounKind, table: Table): [string, Noun][] =>
  Object.entries(table).flatMap(([concept, names]) =>
    list(names).map((name): [string, Noun] => [name, { concept, kind }]),
  )

/** Singular, as it is told; the longest match counts. */
const SINGULAR: ReadonlyMap<string, Noun> = new Map([
  ...nouns('body', {
    box: 'rectangular prism | rectangular block | rectangular box | cuboid | block | box | prism | brick | rectangular solid | rectangular cuboid | parallelepiped',
    cube: 'cube',
    cylinder: 'cylinder | disc | disk | round bar | puck | billet | round stock | d shaft | d shaped shaft',
    tube: 'pipe | tube | ring | hollow cylinder | annulus | sleeve | tubing | bushing | spacer | washer | hoop | bush | ferrule',
    half: 'half cylinder | half round | half disc | half disk',
    sphere: 'sphere | ball',
    hemisphere:
      'hemisphere | half sphere | half ball | half a sphere | half of a sphere | half a ball | dome | half dome',
    cone: 'taper | cone | truncated cone | frustum | conical frustum | frustum of a cone',
    pyramid: 'pyramid | truncated pyramid',
    torus: 'torus | donut | doughnut | toroid | o ring',
    hexagon: 'hexagonal prism | hex prism | hex bar | hexagonal bar | hex',
    octagon: 'octagonal prism | octagonal bar',
    pentagon: 'pentagonal prism',
    heptagon: 'heptagonal prism',
    nonagon: 'nonagonal prism',
    decagon: 'decagonal prism',
    dodecagon: 'dodecagonal prism',
    wedge: 'wedge | ramp',
    triangle: 'triangular prism | triangular block | triangular plate',
    gable: 'gable | gable roof | gabled roof | tent | pitched roof',
    capsule: 'capsule | pill',
    trapezoid: 'trapezoidal prism | trapezoidal block',
    quarter:
      'quarter cylinder | quarter of a cylinder | quarter of a disc | quarter of a disk | quarter disc | quarter disk | quarter of a round disc | quarter of a circle | quarter round bar',
    sector:
      'sector | pie slice | slice of pie | slice of a pie | circular sector | sector of a circle | sector of a disc | pie piece | pie wedge | wedge of a circle | pie shape | pie sector | pie',
    elbow:
      'elbow | pipe elbow | pipe bend | tube bend | elbow bend | bent pipe | bent tube | curved pipe | curved tube | elbow pipe | pipe elbow fitting',
    gear: 'gear | spur gear | pinion | pinion gear | gear wheel | gearwheel | gear disc | gear blank | cogwheel | cog | spur gear disc | gear body',
    L: 'l | l bracket | l shape | angle bracket | l profile | l section | angle iron | right angle bracket | l angle | angle profile | corner bracket | angle section | angle bar | equal angle | unequal angle | steel angle | angle stock',
    T: 't | t bracket | t shape | t profile | t section | tee | tee shape | t bar | t beam | tee section | tee bar',
    U: 'u | u channel | u bracket | u shape | u profile | u section | c channel | c section | c profile | channel section | channel profile | channel bar | channel stock',
    I: 'i beam | h beam | i section | i shape | i profile | h section | h profile | h bar | wide flange beam',
    Z: 'z bracket | z shape | z profile | z section | z bar | z channel',
    hat: 'hat channel | hat section | hat profile | top hat section | top hat profile | top hat channel | omega section | omega profile',
    stairs: 'stair | staircase | stairway | flight of stairs',
    cross: 'plus sign | plus shape | plus | cross shape',
    any: `spline | ${PART_NAMES} | plate | board | slab | base | base plate | baseplate | bar | sheet | wall | upright | arm | leg | tab | lug | ear | rail | strip | column | post | peg | boss | hub | pin | shank | head | neck | collar | flange | shaft | stem | section | segment | portion | spindle | knob | handle | lip | foot | pad | standoff | platform | tray | cap | tile | link | lever | stub | tongue | crossbar | ridge | spigot | tenon | piston | wheel | plug | core | cup | table top | tabletop | island | tooth | case | beam | spoke | journal | nut | pulley | roller | rod | wire | dowel | pillar | protrusion | projection | bump | nub | tier | stack | layer | trunk | barrel | snout | nozzle | crown | mast | pedestal | stand | housing | frame | tower | insert | body | bead | button | bolt | screw | cross bar | cross piece | crosspiece | back plate | backplate | side plate | end plate | top plate | shelf | panel | lid | cover | rib | fin | web | gusset | brace | stiffener | divider | partition | bridge | finger | prong | fork | jaw | cheek | seat | hook | bracket | clamp | clip | brace plate | extension | stop | fence | rim | container | bowl | vessel | trough body | enclosure | tank | bin | planter | pot | mug | vase | bucket | drawer | sink | spool | bobbin | step block | crank | handwheel | knuckle | clevis | yoke | saddle block | mount | holder | spacer block | riser | cradle block | coaster | ladder | roof | house | chimney | toe | heel | grip | drum | v block | c clip | tread | carriage | eye | flap | guard | jacket | pier | buttress | runner | stopper | saddle | stud | tine | rung | backrest | back rest | seat back | pedestal base | post base | cleat | curb | bollard | brim | spout | reducer | funnel | blade | vane | paddle | spline | strut | boom | heat sink | heatsink | leaf | table | stool | bench | pad | skid | outrigger | bollard | stanchion | upstand | lintel | sill | parapet | skirt`,
  }),
  ...nouns('figure', {
    circle: 'circle',
    ring: 'annulus sketch',
    rectangle: 'rectangle',
    square: 'square',
    hexagon: 'hexagon',
    octagon: 'octagon',
    pentagon: 'pentagon',
    heptagon: 'heptagon | septagon',
    nonagon: 'nonagon',
    decagon: 'decagon',
    dodecagon: 'dodecagon',
    triangle:
      'triangle | right triangle | right angled triangle | right angle triangle | equilateral triangle | isosceles triangle',
    ellipse: 'ellipse | oval',
    half: 'semicircle | half circle | semi circle | half ring | half annulus | semicircular ring | semi circular ring | half tube',
    obround: 'slot shape | stadium | obround shape | racetrack | oblong | stadium shape',
    trapezoid:
      'trapezoid | trapezium | right trapezoid | right trapezium | isosceles trapezoid | isosceles trapezium | symmetrical trapezoid',
    quarter: 'quarter circle | quarter disc | quarter disk | quarter ring | quarter annulus',
    threequarter: 'three quarter circle | three quarter disc | three quarter disk',
    outline: 'polygon | closed polygon | polyline | closed polyline',
    parallelogram: 'parallelogram',
  }),
  ...nouns('cut', {
    hole: 'hole | bore | drilling | set screw hole | through bore | center bore hole | through hole | thru hole | passage | port | drill hole | center hole | bolt hole | screw hole | mounting hole | center bore | blind hole | clearance hole | pilot hole | tap hole | bolthole | pinhole | pin hole | cross hole | dowel hole | weep hole | vent hole | gallery',
    counterbore: 'counterbore | counter bore | spotface | spot face',
    countersink: 'countersink | counter sink',
    slot: 'slot | obround | elongated hole | oblong hole | slotted hole | obround slot | through slot',
    pocket:
      'pocket | recess | cavity | cutout | cut out | opening | window | mortise | aperture | relief | depression | indentation | indent | compartment | well | socket | dish | mouth | doorway | dimple | dent | divot | scoop | crater | scallop',
    notch: 'notch | cut away | cutaway',
    channel: 'channel | trough | dado | trench | slit | kerf | saw cut',
    groove: 'groove | undercut',
    step: 'rabbet | rebate | step cut | step | ledge',
    vee: 'v | v groove | v notch | vee groove | v channel | v slot | v cut | vee | v',
    tslot: 't slot | t slot groove',
    dovetail:
      'dovetail groove | dovetail slot | dovetail channel | dovetail cut | dovetail notch | dovetail cutout | dovetail way | female dovetail | dovetail socket | dovetail pocket | dovetailed groove | dovetailed slot | dovetail shaped slot | dovetail shaped groove | dovetail shaped channel',
    keyway: 'keyway | key slot | keyseat',
    flat: 'flat',
    cut: 'cut',
  }),
  ...nouns('work', {
    fillet: 'fillet | round | corner radius | corner fillet | roundover | rounding',
    chamfer: 'chamfer | bevel',
  }),
  ...nouns('place', {
    edge: 'edge | perimeter | circumference | boundary',
    face: 'face | surface | flat face | side face | end face | flat surface | flat side',
    side: 'side | sidewall | side wall',
    end: 'end | tip | extremity',
    apex: 'apex | peak',
    corner: 'corner | corner point',
    center:
      'center | middle | center point | centerpoint | midpoint | mid point | center plane | midplane | centroid | bore center | mid height | mid length | mid width | mid depth | mid thickness',
    axis: 'axis | center line | centerline | middle line | central line | midline | mid line | center axis | central axis | axis line',
    top: 'top | peak | apex | upper side | top side | top face | top surface | upper face | upper surface',
    bottom:
      'sill | window sill | bottom | underside | under side | bottom face | bottom surface | lower face | bottom side | lower surface',
    left: 'left | left side | left face | left hand side | left end',
    right: 'right | right side | right face | right hand side | right end',
    front: 'front | front side | front face',
    back: 'back | rear | back side | back face | rear face | rear side | backside',
    inside: 'inside | interior | inner side | inner surface | inner face | inside surface | inside face',
    outside:
      'outside | exterior | outer side | outer surface | outer face | outside surface | outside face | outer diameter surface',
    floor: 'floor',
    origin: 'origin | zero | datum | zero point | work zero | datum point',
    quarter: 'quadrant',
    arc: 'arc',
    direction: 'direction | dimension | dim | way',
    half_of: 'half',
    shoulder: 'shoulder',
    junction: 'junction | intersection | transition | joint | seam | meeting point | interface',
    plane: 'plane | xy plane | xz plane | yz plane | zx plane',
  }),
  ...nouns('dimension', {
    length: 'length | long dimension | overall span | total span | tip to tip length',
    width: 'width | breadth',
    height: 'height',
    thickness: 'thickness | gauge',
    depth: 'depth',
    diameter: 'diameter | dia | diam | bore diameter',
    radius: 'radius',
    angle: 'angle | included angle',
    distance:
      'distance | padding | eccentricity | spacing | interval | gap | pitch | offset | inset | margin | clearance | separation | center distance | center to center distance | space',
    size: 'size | dimensions | measurement | side length | edge length | sides length | footprint | plan size | outline size',
    flats:
      'across flats | flat to flat distance | width across flats | distance across flats | distance across the flats | width across the flats | inscribed circle diameter | inscribed diameter | inscribed circle',
    corners: 'width across corners | distance across corners | distance across the corners',
    circumcircle:
      'circumscribed circle diameter | circumscribed diameter | circumscribed circle | circumcircle | circumcircle diameter',
    incircle_radius: 'inradius | apothem | inscribed radius | inscribed circle radius',
    circumradius: 'circumradius | circumscribed radius | circumscribed circle radius | circumcircle radius',
    wall: 'wall thickness | border | padding | surround',
    section: 'cross section | cross section diameter | profile',
  }),
  ...nouns('layout', {
    ring: 'bolt circle | pitch circle | hole circle | bolt circle diameter | pitch circle diameter | pcd | bcd | bolt hole circle',
    grid: 'grid | array | pattern | hole pattern | matrix | bolt pattern | rectangular pattern',
    row: 'row | line',
    column_of: 'column of holes',
    set: 'set | pair | series | group | couple | bunch | trio',
    arrangement: 'arrangement | layout',
  }),
  ...nouns('whole', {
    whole:
      'part | piece | object | shape | model | solid | thing | assembly | everything | material | workpiece | stock | component | item | whole thing | geometry | outline | entire part | design | body shape | blank | extrusion | result | region | area | 2d shape | closed shape | figure | 3d object | 3d shape | 3d solid | 3d part | shape itself | cross sectional shape',
  }),
  ...nouns('pronoun', {
    it: 'it | itself',
    they: 'they | them | these | those | each other | one another',
    one: 'one | other | other one',
    this: 'this | that',
  }),
  ...nouns('tool', {
    drill: 'drill | drill bit | twist drill | reamer | boring bar | bit',
    mill: 'end mill | endmill | slot drill | slitting saw | saw | cutter | milling cutter | side cutter | saw blade | keyway cutter | flat cutter | grooving tool | parting tool',
    former:
      'form tool | radius tool | rounding cutter | tool | chamfer tool | chamfering tool | countersink tool',
  }),
  ...nouns('aside', {
    aside:
      'step by step instruction | step by step | instruction | operation | process | feature | example | detail | description | view | picture | time | order | lathe | mill | milling machine | chuck | vise | jaw | bench | drill press | machine | cad | sketch | drawing | 3d model | 3d cad model | cad model | cad file | cad drawing | solid model | file | 3d | specification | way to make it | purpose | look | use | position | location | placement | orientation | point | spot | place | weight | strength | rest | total | amount | day | luck | weekend | copy | line up | unit | units | mm',
  }),
])

const IRREGULAR: Table = {
  feet: 'foot',
  teeth: 'tooth',
  radii: 'radius',
  'corner radii': 'corner radius',
  axes: 'axis',
  halves: 'half',
  vertices: 'corner',
  knives: 'knife',
  shelves: 'shelf',
}
const ENDS_IN_S = /(?:x|ch|sh|ss|us)$/u
const pluralOf = (name: string): string =>
  ENDS_IN_S.test(name) ? `${name}es` : /[^aeiou]y$/u.test(name) ? name.replace(/y$/u, 'ies') : `${name}s`

const UNCOUNTED = new Set([
  'u',
  'dimensions',
  'units',
  'this',
  'that',
  'they',
  'them',
  'these',
  'those',
  'axis',
])

export interface NounForm extends Noun {
  name: string
  plural: boolean
}

export const NOUNS: ReadonlyMap<string, NounForm> = new Map([
  ...[...SINGULAR].flatMap(([name, noun]): [string, NounForm][] => [
    [name, { ...noun, name, plural: /^(?:they|them|these|those|each other)$/u.test(name) }],
    ...(noun.kind === 'pronoun' || UNCOUNTED.has(name)
      ? []
      : [[pluralOf(name), { ...noun, name, plural: true }] as [string, NounForm]]),
  ]),
  ...Object.entries(IRREGULAR).flatMap(([plural, name]): [string, NounForm][] => {
    const noun = SINGULAR.get(name)
    return noun ? [[plural, { ...noun, name, plural: true }]] : []
  }),
  ['ones', { concept: 'one', kind: 'pronoun', name: 'one', plural: true }],
  ['others', { concept: 'one', kind: 'pronoun', name: 'other', plural: true }],
])

/** Words said for others, before anything is looked up. */
export const SAME_WORD: Table = {
  centre: 'center',
  centres: 'centers',
  centred: 'centered',
  centreline: 'centerline',
  centrelines: 'centerlines',
  centerpoints: 'center points',
  "it's": 'it is',
  "that's": 'that is',
  "they're": 'they are',
  "there's": 'there is',
  "we're": 'we are',
  "i'll": 'i will',
  "i'm": 'i am',
  "we'll": 'we will',
  "let's": 'let us',
  "here's": 'here is',
  "shouldn't": 'should not',
  "doesn't": 'does not',
  "don't": 'do not',
  "isn't": 'is not',
  "aren't": 'are not',
  "what's": 'what is',
  "you're": 'you are',
  "you'll": 'you will',
  "there're": 'there are',
  od: 'outside diameter',
  id: 'inside diameter',
  dia: 'diameter',
  diam: 'diameter',
  thru: 'through',
  dp: 'deep',
  thk: 'thickness',
  thck: 'thickness',
  teh: 'the',
  hte: 'the',
  adn: 'and',
  wiht: 'with',
  diamater: 'diameter',
  diamter: 'diameter',
  diameteer: 'diameter',
  daimeter: 'diameter',
  lenght: 'length',
  widht: 'width',
  heigth: 'height',
  hieght: 'height',
  heighth: 'height',
  thicknes: 'thickness',
  tickness: 'thickness',
  cylindr: 'cylinder',
  cilinder: 'cylinder',
  cylander: 'cylinder',
  rectangel: 'rectangle',
  retangle: 'rectangle',
  rectangluar: 'rectangular',
  retangular: 'rectangular',
  squre: 'square',
  sqaure: 'square',
  chamfor: 'chamfer',
  champher: 'chamfer',
  filet: 'fillet',
  throught: 'through',
  cetner: 'center',
  centerd: 'centered',
  bottem: 'bottom',
  botton: 'bottom',
  theyre: 'they are',
  thats: 'that is',
  theres: 'there is',
  whats: 'what is',
  dont: 'do not',
  doesnt: 'does not',
  isnt: 'is not',
  arent: 'are not',
  "we've": 'we have',
  "you've": 'you have',
  "i've": 'i have',
  "they've": 'they have',
  "i'd": 'i would',
  "we'd": 'we would',
  "it'll": 'it will',
  "they'll": 'they will',
  "there'll": 'there will',
  "can't": 'cannot',
  "won't": 'will not',
  '&': 'and',
  filleted: 'rounded',
  bevelled: 'chamfered',
  beveled: 'chamfered',
  counterbored: 'counterbored',
  equidistant: 'evenly spaced',
  zilo: 'silo',
  colour: 'color',
  upwards: 'upward',
  downwards: 'downward',
  inwards: 'inward',
  outwards: 'outward',
  towards: 'toward',
  lengthways: 'lengthwise',
  crossways: 'crosswise',
  coaxial: 'concentric',
  hemispherical: 'hemispherical',
  midway: 'halfway',
  underneath: 'below',
  beneath: 'below',
  onto: 'on',
  upon: 'on',
  alongside: 'along',
  amongst: 'among',
  topmost: 'top',
  bottommost: 'bottom',
  leftmost: 'left',
  rightmost: 'right',
  wider: 'wider',
  hex: 'hexagonal',
  'o.d.': 'outer diameter',
  'i.d.': 'inner diameter',
  cl: 'centerline',
  incl: 'including',
  'c/l': 'centerline',
  cbore: 'counterbore',
  "c'bore": 'counterbore',
  "c'bored": 'counterbored',
  cbored: 'counterbored',
  csk: 'countersink',
  csink: 'countersink',
  "c'sink": 'countersink',
  "c'sunk": 'countersunk',
  endmill: 'end mill',
  endmills: 'end mills',
}

export const DIMENSION_WORDS: Readonly<Record<string, string>> = {
  long: 'length',
  wide: 'width',
  tall: 'height',
  high: 'height',
  thick: 'thickness',
  deep: 'depth',
  proud: 'height',
}

export const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  last: -1,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

/** Decide a shape, a size, a place or which of several: they have to come true. */
export const TELLING = words(`
  round circular cylindrical square rectangular hexagonal octagonal pentagonal heptagonal nonagonal decagonal dodecagonal triangular trapezoidal spherical hemispherical conical tapered hollow
  rounded chamfered semicircular oval elliptical obround solid open closed blind through countersunk counterbored stepped perforated
  top bottom left right front back rear upper lower inner outer inside outside internal external middle central center side end
  vertical horizontal upright flat long short longer shorter longest shortest big bigger biggest small smaller smallest large larger
  largest wide wider narrow narrower tall taller thick thicker thin thinner opposite other same near nearest far closest free main
  half quarter truncated equilateral isosceles right concave convex straight curved remaining adjacent parallel perpendicular bent angled sloped slanted
  inclined diagonal highest lowest tallest raised axial radial cross crossing intersecting base outermost innermost overall total full entire whole maximum minimum major minor
  new original existing first original bare lengthwise crosswise v u l t z c h toroidal facing common shaped concentric coaxial`)

/** Nothing is built of them. */
export const IDLE_ADJECTIVES = words(`${ATTRIBUTES}
  simple basic plain mounting drive bearing support custom little nice typical standard common regular single separate complete individual specific small-scale
  metal steel aluminum aluminium brass plastic wooden wood machined turned milled printed locating locking clamping cable wire motor
  pilot vent drain guide wheel decorative structural retaining lightening finger key relief weight drill bolt screw pin clearance cover
  support alignment fixing hanging sturdy strong perfect exact clean uniform constant equal identical matching similar corresponding
  respective additional further extra another specific fairly pretty very quite really slightly typical generic normal ordinary desired given final
  resulting finished existing imaginary mechanical industrial workshop house door table desk wall-mounted shelf bookshelf pipe-like garden toy lego
  dog bone chess napkin wrist watch phone curtain belt coin candle pen pencil cup drink bottle test sample demo fixture tool kitchen bathroom
  mating attached connected connecting joining spacing sealing gasket hinge pivot bolting fastening access inspection cutting lifting engine
  bicycle bike camera car robot arm-like servo stepper router lab laboratory electrical electronic garage tent ball-shaped candy
  cotter roll grub rivet anchor lanyard hoisting axle spindle grease oil air coolant fluid water fuel sight adjuster
  adjusting tensioner hanger pcb battery sensor fan controller ventilation leveling levelling alignment registration tie
  newly created drilled cut made drawn formed milled-out removed smooth actual real imaginary visible basic long-ish nominal
  integral annular circumferential circlip headed unthreaded snap
  bottomed specified concentric entry flanged slotted spoked tiered stacked gusseted squared
  combined joined-up regular completed
  linear rotary transverse longitudinal lateral centered central-ish rigid heavy light sized dimensioned duty hard spare handy fancy tiny`)

/** Of those the ones that name a thing where no noun follows: "a small table". */
export const THINGS = words(
  'roll table desk door key wheel camera phone car robot bottle pencil pen candle coin cup watch cable motor engine router hinge gasket tool fixture shelf bookshelf bike bicycle toy drive support mount guide knob grip bearing',
)

/** Would make another part of it; no rule here builds them. */
export const FOREIGN = words(`
  minus
  ellipsoid ellipsoidal ovoid egg egg-shaped spheroid paraboloid hyperboloid
  almost nearly partially partly mostly askew leaning tilted twisted inverted skewed crooked wavy corrugated knurled spiral helical helix
  threaded tapped irregular uneven unequal asymmetric asymmetrical staggered alternating except unless instead thread threads scalloped
  askance aslant oblique obliquely leans lean leant lopsided offcenter off-center eccentric eccentrically bowed bulged bulging barreled barrelled crowned
  domed dished flared flaring fluted ribbed ridged serrated notched stepped-down slatted louvered louvred vented finned toothed
  ragged jagged curved-in curled folded hemmed flanged-out pinched waisted hourglass swirled swirling twisting coiled coil braided woven mesh lattice
  gyroid voronoi fractal random randomly freeform sculpted quarter-turn offsetting misaligned unaligned elsewhere nowhere mirrored-image
  half-way-ish stretched squashed bulbous ergonomic contoured logo emboss embossing engrave engraving letter inscription
  smaller-than bayonet cross-drilled slanted angled turned-up sharpened funky wobble quarter-way third-way flank
  lofted loft sweep swept dovetail dovetailed star heart crescent star honeycomb hexagons text engraved embossed letters upside inverted parabola parabolic sinusoidal organic`)

/** Forms of verbs, by what is done. */
const VERB_FORMS: Table = {
  add: 'add adds added adding combine combined combines combining merge merged merges merging unite united unites unioned unions uniting fused fusing glued welded bond bonded grow grows grown affix affixed erect erected raise raises perch perched plant planted distribute distributes create creates created creating make makes making put puts putting place places placing attach attaches attaching build builds building construct constructing form forms forming join joins joining model models modeling weld mount stack stacks stacking union fuse design generate produce glue set stand',
  draw: 'define defines defining draw draws drawing sketch sketches sketching sketched drawn',
  cut: 'cut cuts cutting drill drills drilling drilled bore bores boring bored broach broached mill mills milling milled remove removes removing removed subtract subtracts subtracting subtracted carve carved machine machining punch punched ream saw sawed hog plunge poke slice sliced trim trimmed chop shave sink sinks sunk counterdrill route routed relieve knock knocked knocks pierce pierced pierces piercing excavate excavated gouge gouged scoop scooped dig dug hogged chisel chiseled chiselled bite bitten whittle erase erased eliminate eliminated extract extracted',
  turn: 'turn turns turned turning face facing faced partoff parted',
  extrude: 'extrude extrudes extruding extruded pull',
  fillet: 'fillet fillets filleting round rounding rounded radiused blend blended',
  chamfer: 'chamfer chamfers chamfering chamfered bevel bevels bevelling beveling break broken',
  counterbore:
    'counterbore counterbores counterbored counterboring spotface spotfaced enlarge enlarges enlarged enlarging',
  countersink: 'countersink countersinks countersunk countersinking',
  mirror: 'mirror mirrored mirrors',
  repeat: 'repeat repeats repeated duplicate duplicated copy copied pattern patterned replicate',
  hollow: 'pocket pocketed hollow hollowed hollowing shell shelled shelling',
  revolve: 'revolve revolved revolving rotate rotated',
}
export const VERBS: ReadonlyMap<string, string> = new Map(
  Object.entries(VERB_FORMS).flatMap(([verb, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, verb]),
  ),
)

/** Is so, stands so, goes so: what follows is said of the subject. */
export const STATES = words(`
  including increases increase increasing decreases decreasing slopes sloping aligns align matches match fills equals brings bring bringing
  is are be being was were been lies lie lying sits sit sitting stands stand standing rests rest resting has have having had gets get got
  goes go going runs run running extends extend extending starts start starting begins begin beginning ends measures measure
  measuring rises rise rising sticks stick sticking protrudes protrude protruding projects project projecting passes pass passing
  bridging located positioned placed computed centered spaced arranged distributed situated set made cut drilled formed added attached joined connected
  measured seated aligned oriented consists consist consisting comprising contains contain features includes include continues continue reaches reach reaching comes come coming
  enters enter entering breaks breaking intersects
  hangs hang leads covers cover spans span spanning surrounds surround removed left leaves leave leaving leads becomes become giving gives give
  cross crosses breaks breaking exits emerges enters meets meet meeting intersects intersect keeps keep stays stay fits fit faces tapers taper tapering widens widen widening narrows points point pointing connects connect connecting
  radiate radiates radiating jut juts jutting reinforced supported stiffened strengthened braced
  split splits splitting divide divides dividing divided partitioned subdivided
  joins opens open coincides coincide coinciding coincident uses use using shares share sharing touches touch touching wraps creates resulting results means meaning looks look called named shaped looking`)

export const PREPOSITIONS = words(`
  eachside on in into at from to through of with by for along across around about above below over under between behind beside near inside outside within
  off past beyond toward against without until up down out away per as like than opposite via before after among`)

export const PRONOUN_DETERMINERS = words(
  'a an the this that these those its their each every both all any either another other some our my your his her no',
)

/** Links and little words that carry nothing of the part by themselves. */
export const LITTLE = words(`
  and or but so then also too just simply now next finally lastly there here which that who where when while because since if
  will would should must can could may might shall do does did not need needs want wants let us we you i me they
  again please basically exactly precisely approximately approx roughly about only even still well very quite really pretty
  directly equally evenly fully completely entirely totally together apart away respectively each same such like sort kind of
  start begin end get go going gonna have has had having is are be being been was were to it its own with for as than
  a an the its their his her our your my
  take takes taking carry carries move moves moving turns lays lay course matter quick quickly job bit lot else anything something whatever
  bottomed squared mean hold holds holding held mounts bolts slides slide slip used useful meant allow allows fit think thinks imagine picture pictured
  resembling resembles resemble similar rough roughly says said tell tells told note notice remember machined done finish finished finishes
  coming works work leave stay stays remain remains kept keep see sees saw seen find found try trying required require requires
  much many few several little less least enough perhaps maybe probably hopefully generally usually normally always never
  today machining shop stock per exact identical lined
  step steps this these those first second third all both more most some any other another one ones way e.g. i.e. etc
  explain give tell show describe make follow using use used called known meaning means e g i following follows
  fairly specific straight straightforward easy ok okay thing things part final whole total here's okay plus
  what how why instructions instruction number standard whatever in at on by from measured measuring overall total
  both either every sized size sizes however anyway resulting therefore thus hence actually now otherwise additionally furthermore
  symmetric symmetrical symmetrically uniform uniformly consistently smoothly neatly properly flatly flush continuous constant
  whose once done continue already yet though although besides further back forth right left up down out over off into onto`)
