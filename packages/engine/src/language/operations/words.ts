/** The words of the workshop: what each noun and adjective stands for. */

import { SECTION_WORDS } from './sections/letters.ts'

/** Something added, something cut, whichever the verb says; an edge's work; a part of a thing; the whole. */
export type Role = 'add' | 'cut' | 'either' | 'work' | 'part' | 'whole' | 'pronoun' | 'layout'

export interface Noun {
  concept: string
  role: Role
}

/** Words said for others. */
export const SAME_WORD: Readonly<Record<string, string>> = {
  centre: 'center',
  centred: 'centered',
  centres: 'centers',
  centreline: 'centerline',
  centrelines: 'centerlines',
  centerlines: 'centerline',
  "it's": 'it is',
  "that's": 'that is',
  "they're": 'they are',
  "there's": 'there is',
  "we're": 'we are',
  "i'll": 'i will',
  "i'm": 'i am',
  "i'd": 'i would',
  "we'll": 'we will',
  "let's": 'let us',
  "here's": 'here is',
  "what's": 'what is',
  "shouldn't": 'should not',
  "doesn't": 'does not',
  "don't": 'do not',
  "isn't": 'is not',
  dia: 'diameter',
  diam: 'diameter',
  thru: 'through',
  '&': 'and',
  height: 'height',
  circ: 'circle',
  equidistant: 'evenly spaced',
  middlepoint: 'midpoint',
  colinear: 'in line',
}

const table = (role: Role, entries: Readonly<Record<string, string>>): [string, Noun][] =>
  Object.entries(entries).flatMap(([concept, names]) =>
    names.split(' | ').map((name): [string, Noun] => [name, { concept, role }]),
  )

/** Singular; the plural is formed. */
export const NOUNS: ReadonlyMap<string, Noun> = new Map([
  ...table('add', { section: Object.values(SECTION_WORDS).join(' | ') }),
  ...table('either', {
    box: 'rectangular prism | rectangular block | rectangular box | rectangle | cuboid | block | box | cube | square | prism | rectangular bar | square prism',
    cylinder: 'cylinder | circle | disc | disk | round bar',
    'half cylinder': 'half cylinder | half circle | semicircle | semi circle | half disc | half disk',
    sphere: 'sphere | ball',
    hemisphere: 'hemisphere | half sphere | dome | half ball',
    cone: 'conical frustum | frustum of a cone | truncated cone | frustum | cone',
    tube: 'pipe | tube | elbow | pipe elbow | pipe bend | tube bend | ring | annulus | hollow cylinder',
    pyramid: 'pyramid | truncated pyramid | pyramid frustum | frustum of a pyramid',
    hexagon: 'hexagonal prism | hexagon | hex prism',
    octagon: 'octagonal prism | octagon',
    triangle: 'triangular prism | triangle | right triangle | equilateral triangle | isosceles triangle',
    torus: 'torus | toroid | donut | doughnut | torus shape',
    capsule: 'capsule',
    obround: 'slot shape | obround shape | stadium | stadium shape | racetrack | racetrack shape',
  }),
  ...table('either', { step: 'step | ledge | shoulder' }),
  ...table('add', {
    body: 'plate | slab | base | bar | sheet | upright wall | upright | arm | leg | tab | lug | ear | rail | strip | column | post | peg | boss | hub | pin | shank | head | neck | collar | flange | shaft | stem | section | bracket | spindle | washer | spacer | bushing | knob | handle | lip | foot | pad | standoff | platform | tray | cap | tile | link | link plate | lever | bearing block | stub | tongue | crossbar | ridge | spigot | tenon | piston | wheel | plug | sleeve | core | bottle | cup | table top | tabletop | island | tooth | enclosure | case | beam | spoke | journal | nut | step pulley | pulley | roller | rod | dowel | pillar | protrusion | projection | bump | nub | tier | stack | layer | trunk | barrel | snout | nozzle | crown | roof | mast | pedestal | stand | housing | body | frame | tower | insert | wall',
    rib: 'triangular rib | rib | gusset | fin | web | stiffener | brace',
  }),
  ...table('cut', {
    hole: 'hole | bore | passage | port',
    counterbore: 'counterbore | counter bore | spotface',
    countersink: 'countersink | counter sink',
    slot: 'slot | obround | elongated hole',
    pocket:
      'slit | pocket | recess | cavity | cutout | cut out | opening | window | doorway | mortise | aperture | notch | channel | trough | relief | relief slot | dado | t slot | slot cut | socket | saddle | scallop | cradle | saw cut | dimple | divot | detent | indentation | depression | dish',
    step: 'rabbet | rebate | step cut',
    groove: 'groove | undercut',
    vee: 'v groove | v notch | vee groove | v channel | v slot | v cut | v trough | vee | v',
    keyway: 'keyway | key slot | keyseat',
    flat: 'flat',
    dovetail: 'dovetail slot | dovetail groove | dovetail channel | dovetail',
    trim: 'trim',
  }),
  ...table('work', {
    fillet: 'fillet | round | fillet radius | corner radius | corner radii | corner fillet',
    chamfer: 'chamfer | bevel',
  }),
  ...table('part', {
    edge: 'edge | rim | border | perimeter | circumference | boundary | mouth | line',
    face: 'face | surface | side | flat face | side face | end face | outside | inside | interior',
    end: 'end | tip',
    arc: 'arc',
    corner: 'corner',
    center:
      'center | middle | center line | centerline | center point | centerpoint | midpoint | mid point | midline | mid line | axis | midplane | center axis | central axis | center plane',
    top: 'top',
    bottom: 'bottom | underside | floor',
    left: 'left',
    right: 'right',
    front: 'front',
    back: 'back | rear',
    extent: 'height | length | width | thickness | depth | diameter',
    direction: 'direction | dimension | way',
    origin: 'origin',
  }),
  ...table('layout', {
    circle:
      'bolt circle | pitch circle | hole circle | bolt circle diameter | pitch circle diameter | pcd | bcd',
    grid: 'grid | array | pattern | hole pattern | matrix',
    row: 'row',
  }),
  ...table('whole', {
    whole:
      'profile | outline | part | piece | object | shape | model | solid | whole thing | thing | assembly | everything | material | workpiece | blank | stock | component | extrusion',
  }),
  ...table('pronoun', {
    it: 'it | itself',
    they: 'they | them | these | those | ones | each other',
    one: 'one | other | other one',
    this: 'this | that',
  }),
])

const ENDS_IN_S = /(?:x|ch|sh|ss|us)$/u
const IRREGULAR: Readonly<Record<string, string>> = { axes: 'axis', feet: 'foot', teeth: 'tooth' }

const pluralOf = (name: string): string =>
  ENDS_IN_S.test(name) ? `${name}es` : name.endsWith('ity') ? name.replace(/y$/u, 'ies') : `${name}s`

/** Told of what stands or lies there, before it is the name of anything. */
const VERBAL = new Set(['stands', 'rests'])

const FORMS: ReadonlyMap<string, { name: string; plural: boolean }> = new Map([
  ...[...NOUNS.keys()].flatMap((name): [string, { name: string; plural: boolean }][] => [
    [name, { name, plural: false }],
    ...(NOUNS.get(name)?.role === 'pronoun' || VERBAL.has(pluralOf(name))
      ? []
      : [[pluralOf(name), { name, plural: true }] as [string, { name: string; plural: boolean }]]),
  ]),
  ...Object.entries(IRREGULAR).map(([plural, name]): [string, { name: string; plural: boolean }] => [
    plural,
    { name, plural: true },
  ]),
])

const byLength = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|')

const isPronoun = (form: string): boolean => NOUNS.get(FORMS.get(form)?.name ?? '')?.role === 'pronoun'

/** A noun, and one that stands for another. */
export const NOUN = `(?:${byLength([...FORMS.keys()].filter((form) => !isPronoun(form)))})`
export const PRONOUN = `(?:${byLength([...FORMS.keys()].filter(isPronoun))})`

export function nounOf(words: string): (Noun & { name: string; plural: boolean }) | undefined {
  const form = FORMS.get(words)
  const noun = form && NOUNS.get(form.name)
  return noun && { ...noun, ...form }
}

export const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  last: -1,
}

const SIDE_WORDS = 'top bottom left right front back rear upper lower'
const KIND_WORDS =
  'truncated long longer longest short shorter shortest outer outside outermost inner inside inward free flat vertical horizontal upright opposite other same nearest closest near far circular curved round rounded straight main large larger largest big bigger biggest small smaller smallest tall taller thin thinner thick thicker wide wider narrow narrower whole entire full complete square rectangular cylindrical solid central middle original existing new remaining nearer own corresponding respective tapered open closed raised stepped blind through countersunk counterbored matching identical similar hemispherical spherical triangular hexagonal hex octagonal conical hollow lengthwise obround adjacent exposed parallel perpendicular side end single plain simple deep overall sharp newly perfect filleted radiused chamfered beveled halfround angled sloped sloping slanted slanting inclined diagonal oblique perforated'

/** Of what is drawn and then given its depth. */
const SKETCH_WORDS = 'toroidal bent'

/** What a thing is for, or made of: nothing is built of it. */
const PURPOSE_WORDS =
  'mounting bearing wrist belt bolt screw drive axle cable wire key grip finger test sign house milled turned machined metal steel aluminium aluminum plastic wooden custom little locating alignment clamping motor shaft pilot drain vent cross guide wheel adjustment hanging decorative structural standard general usual typical ordinary nice locking retaining lightening fixing house center hub corner axial clearance cover support stiffening reinforcing strengthening adapter adaptor machine index inspection access weep oil fuel water air dowel retainer retaining snap spring heat spacer shelf camera phone sample demo fixture tool storage display serving transition connecting retention relief bearing sanding lathe machinist'

export const DESCRIBING: ReadonlySet<string> = new Set([
  ...SIDE_WORDS.split(' '),
  ...KIND_WORDS.split(' '),
  ...SKETCH_WORDS.split(' '),
])
export const ADJECTIVES: ReadonlySet<string> = new Set([...DESCRIBING, ...PURPOSE_WORDS.split(' ')])
export const ADJECTIVE = `(?:${byLength([...ADJECTIVES, ...Object.keys(ORDINALS)])})`

/** Parts of speech that patterns share. */
export const BE =
  '(?:is|are|be|being|lies|lie|lying|sits|sit|sitting|stands|stand|standing|rests|rest|was|were)'
/** Words that are no names. */
export const FUNCTION_WORD =
  '(?:is|are|be|was|has|have|that|which|and|or|of|to|in|on|at|by|for|from|with|so|then|as|goes|go|runs|gets|should|will|must|can|where|when|but|through|along|around|across|above|below|between|into|onto|inside|centered|not|also|made|sits|stands|sticks|starts|extends|measures|placed|located|flush|there|it|,|:|\\(|\\))'
export const ARTICLE =
  '(?:the|a|an|its|their|each|every|both|all|any|this|that|these|those|another|either|one)'

/** What is done, by the words for it. */
const VERB_FORMS: Readonly<Record<string, string>> = {
  add: 'add create make put place attach build begin start draw sketch form union join position model stack set weld mount sketching drawing adding making placing putting attaching building creating modeling',
  cut: 'cut drill bore mill remove subtract machine carve punch ream cutting drilling boring milling removing subtracting carving machining punching',
  extrude: 'extrude extruded extruding',
  fillet: 'fillet round blend filleted rounded',
  chamfer: 'chamfer bevel break chamfered beveled bevelled',
  counterbore: 'counterbore counterbored spotface',
  countersink: 'countersink countersunk',
  mirror: 'mirror mirrored repeat copy duplicate pattern flip rotate',
  hollow: 'hollow shell hollowed shelled',
}

export const VERBS: ReadonlyMap<string, string> = new Map(
  Object.entries(VERB_FORMS).flatMap(([verb, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, verb]),
  ),
)
