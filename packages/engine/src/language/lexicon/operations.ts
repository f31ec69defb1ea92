/** Features, dimensions and the things done to bodies. */
import type { Vocabulary } from './entry.ts'
import { TAKING_AWAY } from './verbs.ts'

/** Every way to call hexagons in offset rows: "hexagonal honeycomb cutout pattern", "honeycomb vents", "hex grid". */
const HONEYCOMB = [
  ...['honeycomb', 'hexagonal honeycomb', 'hex honeycomb'].flatMap((comb) =>
    [
      '',
      ' pattern',
      ' cutout',
      ' cut out',
      ' cutout pattern',
      ' cut out pattern',
      ' hole pattern',
      ' grid',
      ' lattice',
      ' mesh',
      ' structure',
      ' perforation',
      ' vent',
      ' vent pattern',
      ' grille',
      ' cell',
      ' hole',
      ' infill',
    ].map((noun) => `${comb}${noun}`),
  ),
  ...['hexagonal', 'hex', 'hexagon'].flatMap((comb) =>
    [' cutout pattern', ' hole pattern', ' grid', ' mesh', ' lattice', ' pattern', ' vent pattern'].map(
      (noun) => `${comb}${noun}`,
    ),
  ),
  ...['pattern of', 'grid of', 'array of', 'lattice of'].flatMap((many) =>
    ['hexagonal hole', 'hexagonal cutout', 'hexagonal opening', 'hexagon', 'hex hole', 'hexagonal cell'].map(
      (noun) => `${many} ${noun}`,
    ),
  ),
].join('|')

/** What holes are for, which changes nothing of them. */
const PURPOSES =
  'entry|exit|inlet|outlet|cable entry|cable exit|wire entry|wire exit|weep|bleed|breather|breathing|air|water|gas|fuel|coolant|grease|lubrication|inspection|sight|finger|thumb|lanyard|string|cord|rope|strap|hanging|hanger|tooling|locating|location|positioning|registration|index|indexing|fastener|attachment|anchor|assembly|rivet|nail|peg|cotter|cotter pin|split pin|hinge pin|axle|spindle|pivot|swivel|sensor|probe|led|button|switch|lens|lock|latch|jack|hose|suction|vacuum|ejector|balancing|spanner|wrench|tommy bar|crank pin|wrist pin|gudgeon pin'

const purposeHoles = PURPOSES.split('|')
  .map((purpose) => `${purpose} hole`)
  .join('|')

/** What all of the part is called. */
const ALL = ['whole', 'entire', 'complete']
const PARTS = ['part', 'object', 'piece', 'assembly', 'model', 'workpiece']

/** "the whole part", "the entire thing", in a pattern. */
export const WHOLE_PART = `(?:${ALL.join('|')}) (?:${['thing', ...PARTS].join('|')})`

/** "through the whole part": as "through everything". */
const THROUGH_WHOLE = ALL.flatMap((all) => PARTS.map((noun) => `through the ${all} ${noun}`)).join('|')

export const features: Vocabulary = {
  category: 'feature',
  lines: [
    ['hole', purposeHoles],
    [
      'groove',
      'oil groove|grease groove|lubrication groove|cable groove|string groove|rope groove|belt groove',
    ],
    ['slot', 'cable slot|wire slot|strap slot|belt slot|cord slot|string slot|vent slot|ventilation slot'],
    ['hole', 'cross pin hole|crosspin hole|cross pin bore|cross bolt hole'],
    [
      'hole',
      'hole|bore|aperture|round aperture|circular aperture|circular opening|round opening|shaft hole|motor shaft hole|motor hole|relief hole|lightening hole|drain hole|vent hole|cable hole|wire hole|oil hole|access hole|set screw hole|setscrew hole|grub screw hole|alignment hole|dowel hole|weight saving hole|drill hole|drilled hole|bolt hole|mounting hole|screw hole|fixing hole|pilot hole|pilot bore|pilot drilling|tapped hole pilot|threaded hole pilot|thread pilot|tapping pilot|tap pilot|tap pilot hole|hole pilot|tapping hole|tap hole|tap drill hole|tapping drill hole|tap drill bore|lead hole|starter hole|through hole|thru hole|thruhole|throughhole|clearance hole|bolt clearance hole|circular hole|cylindrical hole|round hole|center hole|centre hole|central hole|opening|borehole|circular cutout|circular cut out|bored hole|perforation|drilling|cross hole|cross drilled hole|cross bore|transverse hole|radial hole|port|gallery|passage|passageway|oil passage|oil gallery|fluid passage|flow passage|coolant passage|air passage|water passage|inlet port|outlet port|oil port|feed hole|supply hole|main gallery|through bore|thru bore',
    ],
    [
      'slot',
      'slot|obround|obround slot|obround hole|obround cutout|stadium slot|racetrack slot|oblong slot|oblong cutout|straight obround slot|adjustment slot|mounting slot|elongated slot|rounded slot|round ended slot|oblong hole|slotted hole|elongated hole|slot cut|oval hole|slit|slit cut|saw cut|saw kerf|kerf|split cut|clamping slit|clamping slot|saw slot|relief slit|split slot',
    ],
    [
      'pocket',
      'pocket|recess|cavity|socket|square opening|square window|rectangular window|rectangular aperture|square aperture|rectangular depression|square depression|sinking|rectangular cutout|rectangular cut out|cutout|cut out|rectangular hole|square hole|depression|window|rectangular opening|square cutout|square cut out|recessed area|rectangular hollow|square hollow|hollow space|hollow area|rectangular recess|rectangular cavity|rectangular pocket|square pocket|square recess',
    ],
    [
      'groove',
      'groove|channel|trench|rounded groove|rounded channel|round bottomed groove|round bottom groove|rectangular groove|rectangular channel|square groove|square channel|v groove|v shaped groove|v shaped slot|v slot|v shaped notch|v notch|v shaped channel|v channel|v cut|v shaped cut|triangular groove|triangular notch|dovetail groove|dovetail slot|dovetail channel|dovetail|circumferential groove|annular groove|ring groove|retaining ring groove|snap ring groove|circlip groove|o ring groove|undercut|undercut groove|relief groove|thread relief groove|thread relief|grinding relief|relief undercut|round groove|semicircular groove|half round groove|half circle groove|half circular groove|half cylinder groove|semicircular channel|half round channel|half circle channel|half circle cut|semicircular cut|open slot|open ended slot|straight slot',
    ],
    ['flat', 'flat spot|milled flat|machined flat|wrench flat|spanner flat|d cut|d flat|drive flat'],
    ['keyway', 'keyway|key way|keyway slot|key slot|keyseat|key seat|keyslot'],
    ['honeycomb', HONEYCOMB],
    ['ledge', 'ledge|rebate|rabbet|perimeter step|stepped edge|perimeter ledge'],
    [
      'counterbore',
      'counterbore|counter bore|slot counterbore|counterbore slot|counterbore hole|counterbored|counterboring|spotface|spot face|cbore|c bore',
    ],
    ['countersink', 'countersink|counter sink|countersunk|countersinking|csk|csink'],
    [
      'fillet',
      'fillet|filleted|filleting|rounded|rounding|radiused|fileted|filet|corner radius|corner radii|edge radius|edge radii|rounded off|round over|rounded over|rounding over|roundover|rounded corner|corner fillet|corner rounding|round off|round',
    ],
    [
      'chamfer',
      'chamfer|chamfered|chamfering|bevel|beveled|bevelled|beveling|bevelling|broken edge|corner chamfer|edge break',
    ],
  ],
}

/** Forms of a feature's name that say "corners" with it. */
export const NAMES_CORNERS = new Set([
  'corner radius',
  'corner radii',
  'rounded corner',
  'rounded corners',
  'corner fillet',
  'corner fillets',
  'corner chamfer',
  'corner chamfers',
  'corner rounding',
])
/** Forms that say what a feature lies at, or what a cutout's outline is. */
export const NAMES_CENTRE = new Set([
  'center hole',
  'centre hole',
  'central hole',
  'center holes',
  'centre holes',
])

/** Forms that say that it goes across a round body. */
export const namesRadial = (form: string): boolean => /^(?:cross|transverse|radial)/u.test(form)

/** Forms that say how deep. */
export const namesThrough = (form: string): boolean => /through|thru/u.test(form)

/** "points straight at the center": the way that cuts in a round body go anyway. */
const POINTING = ['points', 'point', 'pointing']
  .flatMap((verb) => ['', ' straight', ' directly', ' right'].map((how) => `${verb}${how}`))
  .flatMap((verb) => ['at', 'to', 'toward', 'towards'].map((to) => `${verb} ${to} the`))
  .flatMap((verb) => ['center', 'centre', 'axis', 'center axis', 'middle'].map((noun) => `${verb} ${noun}`))
  .join('|')

const BOTH_WALLS = [
  'both walls',
  ...[
    '',
    'drilled ',
    'cut ',
    'bored ',
    'go ',
    'goes ',
    'going ',
    'pass ',
    'passes ',
    'passing ',
    'run ',
    'runs ',
    'running ',
  ].flatMap((verb) =>
    ['walls', 'sides', 'side', 'side walls', 'opposite walls', 'opposite sides', 'of its walls'].map(
      (walls) => `${verb}through both ${walls}`,
    ),
  ),
].join('|')

export const manners: Vocabulary = {
  category: 'manner',
  lines: [
    [
      'through',
      'through|thru|all the way through|through the rest|continues through the rest|continuing through the rest|goes through the rest|through the rest of the way|the rest of the way through|the rest of the way|continues through|continuing through|continues all the way through|completely through|passing completely through|passing entirely through|passing all the way through|passing straight through|going completely through|going straight through|going all the way through|running completely through|running all the way through|running straight through|runs completely through|runs all the way through|goes completely through|passes completely through|passes all the way through|passes straight through|passes entirely through|right through|straight through|drilled through|goes through|passing through|through everything|through all|going through|that goes through|which goes through|all the way to the bottom|all the way to the other side|all the way down|all the way down through|from top to bottom|top to bottom|from base to tip|from the base to the tip|from tip to base|from the tip to the base|from base to apex|from the base to the apex|from base to point|to the other side|out the other side|out the bottom|out through the bottom|out through the other side|out through the other end|out the other end|out the back|out through the back|out through the underside|through to the other side|through to the bottom|the whole way through|clean through|clear through|through the whole thing|through the entire thing|over the full height|over the full length|over the full thickness|over the full width|over the full depth|over the entire height|over the entire length|over the entire thickness|over its full height|over its full length|over its entire length|over its entire height|over the whole length|over the whole height',
    ],
    ['through', THROUGH_WHOLE],
    ['blind', 'blind'],
    ['radial', POINTING],
    [
      'radial',
      'radial|radially|pointing at the axis|pointing towards the axis|pointing toward the axis|pointing to the axis|aimed at the axis|towards the axis|toward the axis|aimed at the center|aimed at the centre|straight in towards the center|straight in toward the center|straight in to the center|in towards the center|in toward the center|straight towards the center|straight toward the center|straight in towards the centre|in towards the centre|straight towards the centre|pointing at the center|pointing at the centre|cross drilled|through the side|drilled through the side|drilled through its side|drilled through the wall|through its side|through the wall|through its wall|transverse|transversely|crosswise|crossways|sideways|across its axis|across the axis|through the wall of|perpendicular to the axis|perpendicular to its axis|perpendicular to the center axis|perpendicular to the centre axis|perpendicular to the centerline|perpendicular to the centreline|perpendicular to the length|perpendicular to its length|perpendicularly|at right angles to the axis|at a right angle to the axis|at right angles to its axis|at 90 degrees to the axis|normal to the axis|normal to its axis|across its diameter|across the diameter|through its diameter|through the diameter|diametrically',
    ],
    ['both walls', BOTH_WALLS],
    [
      'one wall',
      'through one wall|drilled through one wall|drilled through one side|goes through one wall|through only one wall|through a single wall|one wall only|through one wall only|only one wall|through one side only',
    ],
    ['tapped', 'tapped|threaded|tapping|tap|female thread|internal thread|internally threaded'],
    ['clearance', 'clearance|clearance fit|free fit|normal fit|screw|bolt|cap screw'],
    [
      'open top',
      'open top|nothing on top|nothing on the top|nothing over the top|nothing at the top|no cover|without a cover|open topped|opened top|no top|without a top|without top|no lid|without a lid|without lid|lidless|topless|open at the top|open on top|open on the top|open at top|open upward|open from above|no top face|without a top face|closed at the bottom|closed bottom|closed at the base|with a closed bottom|with a bottom',
    ],
    [
      'open bottom',
      'open bottom|open at the bottom|no bottom|without a bottom|open underneath|bottomless|closed at the top|closed top|with a closed top',
    ],
    [
      'open ends',
      'open at both ends|open ended|open on both ends|both ends open|open end|no top or bottom|no top and bottom|without top and bottom',
    ],
    ['closed', 'closed|sealed|fully enclosed|fully closed|enclosed'],
    ['open', 'open|opened|completely open|fully open|entirely open|totally open|wide open|left open'],
    ['flat bottom', 'flat bottomed|flat bottom|flat end|flat floor|flat ended|squared off end'],
  ],
}

/** "20 mm between its opposite sides", "between two parallel flat sides": how wide a polygon is. */
export const OPPOSITE_SIDES: readonly string[] = [
  '',
  'its ',
  'the ',
  'two ',
  'its two ',
  'the two ',
  'any two ',
].flatMap((which) =>
  ['opposite', 'opposing', 'parallel'].flatMap((opposite) =>
    ['side', 'flat', 'flat side', 'face', 'flat face', 'edge'].map(
      (noun) => `between ${which}${opposite} ${noun}`,
    ),
  ),
)

export const dimensions: Vocabulary = {
  category: 'dimension',
  lines: [
    [
      'length',
      'length|long|over a length|outside length|outer length|exterior length|external length|overall length|total length|in length',
    ],
    [
      'width',
      'width|wide|outside width|outer width|exterior width|external width|overall width|total width|breadth|broad|from left point to right point|from left to right point|from left tip to right tip',
    ],
    [
      'height',
      'height|tall|high|over a height|outside height|outer height|exterior height|external height|ht|hgt|overall height|total height|extrusion height|in height|extruded height|extrusion length|from top point to bottom point|from top to bottom point|from top tip to bottom tip',
    ],
    ['thickness', 'thickness|thick|thk|overall thickness|total thickness|plate thickness|in thickness'],
    ['depth', 'depth|deep|total depth|overall depth|in depth'],
    [
      'diameter',
      'diameter|dia|diam|in diameter|diametre|across|all the way across|right across|straight across|clear across|completely across|fully across|overall diameter|hole size|bore size|ø|drill size',
    ],
    ['radius', 'radius|radii|rad|in radius|fillet radius|corner radius of curvature'],
    [
      'outerDiameter',
      'outer diameter|outside diameter|od|outer dia|outside dia|external diameter|o d|exterior diameter|major diameter',
    ],
    [
      'innerDiameter',
      'inner diameter|inside diameter|id|inner dia|inside dia|internal diameter|i d|interior diameter|bore diameter|inner hole diameter|inner bore|hole diameter of ring|minor diameter',
    ],
    ['outerRadius', 'outer radius|outside radius|external radius'],
    ['innerRadius', 'inner radius|inside radius|internal radius|bore radius'],
    ['wall', 'wall thickness|wall|thick wall|walls thickness|thickness of the wall|shell thickness'],
    [
      'floor',
      'floor thickness|floor|thick floor|bottom thickness|thick bottom|bottom wall thickness|bottom wall|floor wall',
    ],
    ['innerLength', 'inner length|inside length|internal length'],
    ['innerWidth', 'inner width|inside width|internal width'],
    [
      'innerHeight',
      'inner height|inside height|internal height|interior height|inner depth|inside depth|internal depth|interior depth|cavity depth',
    ],
    [
      'side',
      'side length|sidelength|edge length|per side|on each side|on a side|on every side|on all side|to a side|along each edge|on each edge|face length|on each outer side|on every outer side|on each outside edge|on each outer edge|per outer side|on an edge|an edge|a side|per edge|side',
    ],
    [
      'bottomDiameter',
      'base diameter|bottom diameter|lower diameter|large diameter|larger diameter|diameter at the base|diameter at the bottom|diameter at base|in diameter at the bottom|in diameter at the base|in diameter at its base|diameter at its base|wide diameter|diameter at the wide end|diameter at the large end|in diameter at the large end|diameter at the big end',
    ],
    [
      'topDiameter',
      'top diameter|upper diameter|small diameter|smaller diameter|diameter at the top|tip diameter|in diameter at the top|in diameter at its top|diameter at its top|diameter at the tip|in diameter at the tip|diameter at the small end|in diameter at the small end|diameter at the narrow end',
    ],
    ['bottomRadius', 'base radius|bottom radius|lower radius|larger radius'],
    ['topRadius', 'top radius|upper radius|smaller radius'],
    [
      'baseLength',
      'base length|base side|base edge|base size|longer base|long base|larger base|lower base|bottom base|bottom length|bottom width|longer parallel side|wide at the bottom|wide at bottom|width at the bottom|wide at the base|width at the base|wide at its base|wide at its bottom',
    ],
    [
      'topLength',
      'top length|top width|top base|upper base|shorter base|short base|smaller base|top edge length|shorter parallel side|wide at the top|wide at the top face|wide at the top surface|wide at the top side|width at the top face|wide at top|width at the top|wide at its top|wide at the mouth|wide at the opening',
    ],
    ['baseWidth', 'base width|base depth'],
    [
      'acrossFlats',
      `${OPPOSITE_SIDES.join('|')}|across flats|across the flats|distance across the flats|distance across flats|width across the flats|wide across the flats|measured across the flats|measured across flats|across opposite flats|across the opposite flats|between opposite flats|between the flats|af|a f|flat to flat|across flat|flat side to flat side|width across flats|inscribed diameter|inscribed circle diameter|inscribed circle|inner circle diameter|between flats|wide across flats|flats distance`,
    ],
    [
      'acrossCorners',
      'across corners|across the corners|corner to corner|point to point|across corner|vertex to vertex|circumscribed circle diameter|circumscribed diameter|circumscribed circle|circumcircle diameter|circumcircle|circumdiameter|width across corners|across points|across vertices',
    ],
    ['circumradius', 'circumradius|circumscribed radius|circumscribed circle radius|circumcircle radius'],
    ['inradius', 'inradius|apothem|inscribed radius|inscribed circle radius'],
    ['majorAxis', 'major axis|long axis|major axis length|major diameter of ellipse'],
    ['minorAxis', 'minor axis|short axis|minor axis length'],
    ['semiMajor', 'semi major axis|semimajor axis|semi major|semi major radius|major radius'],
    ['semiMinor', 'semi minor axis|semiminor axis|semi minor|minor radius'],
    ['ringDiameter', 'ring diameter|centerline diameter|centreline diameter|mean diameter'],
    [
      'ringRadius',
      'mean radius|mean ring radius|mean coil radius|ring radius|centerline radius|centreline radius|sweep radius|center radius',
    ],
    [
      'tubeDiameter',
      'tube diameter|cross section diameter|section diameter|wire diameter|cord diameter|cord thickness|cross sectional diameter',
    ],
    ['tubeRadius', 'tube radius|cross section radius|section radius'],
    ['angle', 'angle|included angle|apex angle|cone angle|taper angle|head angle'],
    ['slant', 'slant height|slant length'],
    [
      'centres',
      'center to center|centre to centre|between centers|between centres|center distance|centre distance|centers apart|on centers|on center|on centres|on centre|c c|slot centers',
    ],
    [
      'size',
      'size|dimension|measurement|sized|measuring|outer dimension|outside dimension|exterior dimension|outside size|overall dimension|outer size|overall size|external dimension|by size|envelope|outer envelope|overall envelope|external envelope|outside envelope|exterior envelope|overall outer dimension|overall external dimension',
    ],
    [
      'setback',
      'setback|leg length|chamfer length|chamfer size|chamfer distance|chamfer width|chamfer edge length|edge break size',
    ],
    ['cell', 'cell size|cell width|cell diameter|cell|hexagonal cell|hexagon size|hexagon width'],
    ['major', 'nominal diameter|nominal size|thread size'],
  ],
}

export const operations: Vocabulary = {
  category: 'operation',
  lines: [
    [
      'cut',
      'cut|cut out|remove|subtracting|removing|cutting|drill|drilled|drilling|bore out|bored|subtract|subtracted|mill|milled|milling|machine|machined|removed|punch|punched|sunk|recessed|sink|carve|pocketed|cut into|negatively extrude|negative extrude|cut extrude|extrude cut|extrude cut out|cut extruded|cut and extrude|cut away|cut off|slice off|sliced off|trim|trim off|trimmed|trimmed off|chop off|chopped off|shave off|remove off|taken off|nip|nipped|nip off|nipped off|nip out|nipped out|sawn|sawn off|sawn away|sawn out|saw off|saw away|saw out|lop|lopped|lop off|lopped off|snip|snipped|snip off|snipped off|snip out|bitten|bitten out|bite out|scoop|scooped|scooped out|scoop out|gouge|gouged|gouged out|gouge out|carved|carved out|carve out|excavate|excavated|chiselled|chiseled|chiselled out|chiseled out|take out|taken out|take away|taken away|missing|planed off|planed away|hacked off|erase|erased|hewn|cut back|punched out|punch out|stamped out|routed|routed out|hollowed out of|dug|dug out|dig out|subtracted from|deducted from',
    ],
    TAKING_AWAY,
    [
      'add',
      'add|extend|extends|extending from|extends from|rises|rises from|rising from|protrudes|protrudes from|connects|connect|connected|connecting|bridging|bridge|stacking|touch|touching|touches|spans|span|spanning|reaching|reaches|reach|add|added|adding|union|unioned|unioned to|unioned onto|unioned with|unioned together|unioned into|fused to|fused onto|fused with|fused together|merged with|merged to|united with|united to|fuse|fused|join|joined|stack|stacked|attach|attached|attaching|welded|welded to|welded on|welded onto|brazed|brazed to|soldered to|glued to|bonded to|fastened to|bolted to|affixed to|fixed to|secured to|merge|sit|sitting|stand|rising|rise|protruding|protrude|extending|extend from|mounted|raised|topped|topped by|topped with|capped|capped by|capped with|surmounted by|crowned with|crowned by|sticks out|sticks up|sticks down|sticking out|sticking up|sticking down|stick out|stick up|stick down|projects|projecting|project|projects out|projects up|projects down|juts out|radiate|radiates|radiating|radiate from|radiates from|radiating from|radiate outward from|radiating outward from|radiate out from|radiating out from|fan out from|fans out from|hangs down|hangs|hang|hanging|hangs from|hanging from|hangs below|suspended|suspended from|dangles|extends down|extends up|extends upward|extends upwards|extends downward|extends downwards|extends out|extends outward|protrudes out|protrudes up|protrudes down|protrudes upward|protrudes downward|rises up|goes up|goes down|comes up|comes up from|coming up|coming up from|come up|come up from|comes off|comes off of|coming off|coming off of|come off|comes out|comes out of|comes out from|coming out|coming out of|come out|comes down|comes down from|coming down|come down|grows from|growing from|stands up|stands up from|standing up from|sticks up from|sticking up from|sticks out from|sticking out from|sticks out of|sticking out of|rises out of|rising out of|bulge|bulges|bulging|bulging out|bulges out|bulges out of|bulging out of|set against|placed against|put against|butted against|butted up against|pushed against|pressed against|abutting|joined onto|stuck to|stuck onto|appended to|adjoined to',
    ],
    [
      'mirror',
      'mirror|mirrored|mirroring|mirror image of|mirrored copy of|reflect|reflected|repeat|repeated|duplicate|duplicated|replicate|replicated',
    ],
    [
      'extrude',
      'extrude|boss extrude|boss extruded|extrude boss|extruded|extruding|extrusion of|pull|pulled up',
    ],
  ],
}

/** Verbs that change something which must already exist. */
export const changes: Vocabulary = {
  category: 'change',
  lines: [
    [
      'change',
      'narrows|widen|widened|widens|enlarge|change|changed|increase|reduce|shrink|lengthen|shorten|move|moved|extend|delete|remove|replace|resize|thicken|double|halve|scale',
    ],
  ],
}
