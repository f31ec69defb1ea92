/** Where things are: faces, edges, axes, places, and the small words that tie them together. */

import type { Vocabulary } from './entry.ts'
import { ORDER } from './order.ts'
import { GOING } from './verbs.ts'

export const faces: Vocabulary = {
  category: 'face',
  lines: [
    [
      '+z',
      'top|top face|top surface|upper face|upper surface|topside|top side|top end|upper|topmost|uppermost|top most|upper most|highest',
    ],
    [
      '-z',
      'bottom|bottom face|bottom surface|lower face|underside|lower surface|bottom side|bottom end|lower|bottommost|lowermost|bottom most|lower most|lowest',
    ],
    [
      '-x',
      'left|left face|left side|left hand side|left end|left end face|left edge|left hand|left hand end face|left hand face',
    ],
    [
      '+x',
      'right|right face|right side|right hand side|right end|right end face|right edge|right hand|right hand end face|right hand face',
    ],
    ['-y', 'front|front face|front side|front surface|front edge|near side'],
    ['+y', 'back|back face|back side|rear|rear face|back edge|rear side|far side|rear edge'],
  ],
}

export const edges: Vocabulary = {
  category: 'edge',
  lines: [
    ['edge', 'edge|border|rim|perimeter|side edge|outer edge|boundary|arris'],
    ['side', 'side|side face|sidewall'],
    ['corner', 'corner'],
    ['end', 'end|end face|extremity|tip|outer end|outer tip|far end|free end'],
    ['face', 'face|surface'],
  ],
}

export const which: Vocabulary = {
  category: 'which',
  lines: [
    ['all', 'all|every|any|all of the|all the|everywhere|each and every|any and all'],
    ['each', 'each|every one of'],
    ['both', 'both|either'],
    [
      'vertical',
      'vertical|upright|standing|standing up|stands vertically|stand vertically|standing vertically|stands up vertically|standing up vertically|stands upright|stand upright|stands up straight|standing up straight|stands straight up',
    ],
    ['horizontal', 'horizontal|lying'],
    ['circular edges', 'circular edge|round edge|curved edge|circular rim'],
    ['outer', 'outer|outside|external|exterior|outermost|exposed|sharp'],
    ['inner', 'inner|inside|internal|interior'],
    ['long', 'longer|longest'],
    ['compared', 'wider|narrower|taller|deeper|thicker|thinner|shallower|broader|slimmer'],
    ['short', 'short|shorter|shortest'],
    ['adjacent', 'adjacent|nearest|closest|neighbouring|neighboring|respective|opposite|two adjacent'],
  ],
}

export const places: Vocabulary = {
  category: 'place',
  lines: [
    [
      'centre',
      'center|centre|middle|central|centered|centred|centrally|centrally located|midpoint|concentric|concentrically|coaxial|coaxially|dead center|dead centre|exact center|exact centre|exact middle|very center|very centre|very middle|geometric center|geometric centre|geometrical center|geometrical centre|centroid|center of mass|centre of mass|center of gravity|centre of gravity|midst|center point|centre point|centerpoint|centrepoint|axis of symmetry|centrally placed|centered left to right|centred left to right|centered side to side|centered from side to side|centered from left to right|centered front to back|centered top to bottom|concentric with|axially|along its axis|along the axis|on its axis|on the axis|through its axis|down its axis',
    ],
    ['origin', 'origin|world origin|coordinate origin'],
    [
      'apart',
      'apart|spacing|spaced|pitch|spacing between|hole spacing|center spacing|spaced apart|apart from each other|interval|distance between|hole pitch',
    ],
    [
      'evenly',
      'evenly|equally|uniformly|evenly spread|spread evenly|spaced evenly|distributed evenly|spread out evenly|arranged evenly|evenly placed|evenly spaced|equally spaced|evenly distributed|equally distributed|uniformly spaced|evenly arranged|equidistant|symmetrically|equal spacing|evenly positioned|equispaced|regularly spaced|symmetrically placed|at equal angles|equal angles|equal angular spacing|with equal angular spacing|at equal intervals|at regular intervals|in equal intervals|equal intervals|regular intervals|at equal distances|in equal distances|at equal angular intervals|at equal angular distances|with equal distances|equally spread|evenly set|spaced out evenly',
    ],
    [
      'row',
      'row|line|in a row|in a line|in line|straight line|lined up|arranged in a line|arranged in a row|aligned in a row|aligned in a line',
    ],
    ['column', 'column of hole'],
    ['offset', 'offset|shifted|displaced|off center|off centre'],
    ['inset', 'inset|set in|padding|margin|edge distance|distance from edge|distance from the edge|away'],
    ['on top', 'on top|atop|on top of|on top of it|atop it|upon|above'],
    ['underneath', 'underneath|below|beneath|under'],
    [
      'next to',
      'right next to|directly next to|immediately next to|directly beside|right beside|immediately beside|directly adjacent to|next to|beside|behind|in front of|alongside|adjacent to|side by side with',
    ],
    ['near', 'near|close to|near to|nearby|just inside|closer to'],
    ['very near', 'very close to|very near|very near to|right next to|extremely close to|really close to'],
    ['toward', 'towards|toward'],
    ['halfway', 'halfway|half way|midway|mid way'],
    [
      'mid height',
      'mid height|midheight|halfway up|half height|middle of its height|middle of the height|mid thickness|mid depth|mid width|mid length|midlength|mid span|midspan|mid plane|midplane|half thickness|halfway along|halfway along its length|halfway along the length|middle of its length|middle of the length|middle of its thickness|middle of the thickness|middle of its width',
    ],
    [
      'flush',
      'flush|flush with|in line with|lined up with|lines up with|lined up on|lined up flush with|squared up with|aligned to|level with|even with|aligned flush with|aligned flush|sharing',
    ],
    ['starting', 'starting|starts|start at|beginning'],
    ['joint', 'joint|junction|intersection|transition|meets|meet|joins|where|joining'],
    ['position', 'position'],
    ['midline', 'midline|mid line|center line|centre line|centerline|centreline|line of symmetry'],
  ],
}

export const axes: Vocabulary = {
  category: 'axis',
  lines: [
    [
      'x',
      'x|positive x|positive x axis|positive x direction|x axis|x direction|x dimension|x extent|x size|x dim|plus x',
    ],
    [
      'y',
      'y|positive y|positive y axis|positive y direction|y axis|y direction|y dimension|y extent|y size|y dim|plus y',
    ],
    [
      'z',
      'z|positive z|positive z axis|positive z direction|z axis|z direction|z dimension|z extent|z size|z dim|plus z|vertically|upwards|upward|up',
    ],
    ['horizontally', 'horizontally|lying down|on its side'],
    ['lengthwise', 'lengthwise|lengthways|longitudinally|the long way'],
    ['diagonal', 'diagonal|diagonally|diagonal direction|diagonal directions'],
    ['xy', 'xy plane|x y plane|ground plane|xy|ground|xy workplane|flat on xy'],
    ['xz', 'xz plane|x z plane|zx plane|xz|xz workplane'],
    ['yz', 'yz plane|y z plane|zy plane|yz|yz workplane'],
  ],
}

export const grammar: readonly Vocabulary[] = [
  {
    category: 'preposition',
    lines: [
      ['of', 'of|off|out of|out from|off of'],
      ['in', 'in|into|within|inside of|inside it'],
      ['on', 'on|onto'],
      ['at', 'at|meeting at|near|close to|very close to|very near|near to|by|about'],
      [
        'beside',
        'next to|between|around|surrounding|surrounds|encircling|encircles|ringing|all the way around|all around|all round|all the way round|right round|right around|completely around|entirely around|beside|against|over|behind',
      ],
      [
        'from',
        'from|in from|away from|clear of|well clear of|short of|shy of|inboard of|inwards from|inward from|removed from|distant from|back from|over from|along from',
      ],
      ['to', 'to|towards|toward|out to|all the way out to|right out to'],
      [
        'with',
        'with|followed by|then followed by|having|featuring|carrying|including|include|containing|which has|that has|and has|plus|together with',
      ],
      [
        'along',
        'along|follows|parallel to|parallel with|aligned with|aligned along|oriented along|running along|spaced along|in the direction of|down',
      ],
      ['for', 'per'],
      ['as', 'as|when|while|via|using|after|before|then'],
    ],
  },
  {
    category: 'determiner',
    lines: [
      ['a', 'a|an|another|some'],
      ['the', 'the|this|that|these|those|such|said|their'],
    ],
  },
  { category: 'conjunction', lines: [['and', 'and|&|also|but|or|additionally|plus also|as well as']] },
  {
    category: 'be',
    lines: [
      [
        'is',
        "they're|theyre|is|are|be|been|being|was|were|has been|have been|had been|has to be|have to be|stays|stay|staying|remains|remain|remaining at|works out at|comes to|come to|comes out to|comes out at|adds up to|add up to|works out to|works out as|totals|amounts to|ends up|ends up at|is then|should be|must be|shall be|will be|measures|measure|measured|equals|that's|thats|should measure|needs to be|must measure|should|must|shall|will|can|would",
      ],
    ],
  },
  {
    category: 'have',
    lines: [
      [
        'has',
        'has|have|should have|must have|needs|need|shall have|feature|features|contains|includes|carry|carries|receive|receives|bears|gets|get|is given|are given',
      ],
    ],
  },
  {
    category: 'make',
    lines: [
      [
        'make',
        "make|making|sketching|drawing|defining|placing|positioning|create|creating|generate|design|build|model|draw|produce|give|construct|start|begin|i need|i want|i'd like|we need|we want|i would like|this is|there is|there are|there should be|there must be|there shall be|there will be|there needs to be|there's|theres|there're|here's|heres|it is|starts as|starts out as|starts off as|begins as|let's|sketch|define|use|take|taking|put|place|placed|position|positioned|located|arranged|distributed|consisting|consists|consist|comprising|comprises|comprise|made up of|made up from|composed of|comprised of|made|built|print|fabricate|manufacture|want|would like|apply|applied|set|run|runs|running|pass|passes|go|goes|going|lies|lie|sits|stands|drawn|provide|insert|write|modeled|modelled|get|show|starting|beginning|extends|connect|connects|connected|imagine|picture|think of|consider|envision|visualise|visualize|describe|describing|designing|modelling|modeling|building|continue|continues|continuing|support|supports|supporting|supported|supported by|supported on|carried|carried by|held up by|resting|rests|carries|hold up|holds up|i'd build|i'd make|i'd model|i'd draw|we'd build|we'd make|we'd like|i'm after|i'm making|we're making|this one is|this one's|here is|representing|represents|appear|appears|modify|modifying|modified|comes|come|coming|emerge|emerges|emerging|grow|grows|growing|lead|leads|leading|spring|springs|springing|put up|puts up|set up|erect|erected|raise up|put down|set down|laid|lay|laying",
      ],
      GOING,
      ['make', 'obtain|obtaining|to become|to yield|yielding|which yields'],
    ],
  },
  {
    category: 'negation',
    lines: [
      [
        'no',
        "no|without|not|none|never|excluding|except|minus|omit|omitting|lacking|don't|dont|do not|doesn't|doesnt|does not|no need to|skip|skipping|ignore|ignoring|leave out|leaving out|instead of actual|rather than actual",
      ],
    ],
  },
  {
    category: 'ordinal',
    lines: [
      ['first', 'first|original|initial|main|primary'],
      ...ORDER.slice(1).map((word) => [word, word] as const),
      ['larger', 'larger|bigger|large one'],
      ['smaller', 'smaller|small one'],
      ['other', 'other|remaining|last'],
    ],
  },
]
