/** Words that carry no geometry: politeness, praise, finish, tools and files; and what opens a stretch without any. */
import type { Vocabulary } from './entry.ts'

export const fillers: Vocabulary = {
  category: 'filler',
  lines: [
    [
      'politeness',
      "viewed from the side|seen from the side|viewed from above|seen from the front|viewed from the front|viewed from the top|in side view|please|pls|plz|thanks|thank you|thx|kindly|hi|hello|hey|dear|could|can you|could you|would you|you|me|us|i|we|my|our|your|just|only|simply|basically|here|following|follow|below are|as follows|specification|spec|specific|specifically|specified|exactly|exact|precisely|i'm|i am|i'll|we're|we are|i've|i have|let|ok|okay|need|need to|want to|going to|trying to|looking for|help|help me|how|do|oriented|orientation|looking down at|looking|viewed|seen from above|direction|other direction|step by step|instruction|explain|tell|step|finally|next|now|respectively|namely|i e|ie|e g|eg|that is|so|both of them|inward|inwards|operation|used|axis|axes|computed|calculated|following step|sequence|as required|as needed|as necessary|as desired|if needed|if necessary|where needed|required|however|again|once|note|etc|as well|too|likewise|similarly|in addition|in addition to this|in addition to that|furthermore|moreover|further|subsequently|afterwards|afterward|thereafter|lastly|after that|after this|following this|following that|for this|to begin with|to start with|for reference|in turn|still|as a result|consequently|therefore|hence|accordingly|in this case|at this point",
    ],
    ['praise', 'parallel sided|straight sided|square sided|parallel walled'],
    [
      'aside',
      "hi there|hello there|hey there|if that makes sense|if possible|if you can|if you could|if you ask me|if i may|if that helps|if you don't mind|if you do not mind|something easy|something simple|something basic|unless stated otherwise|unless otherwise stated|unless noted otherwise|unless otherwise noted|unless specified otherwise|unless otherwise specified|as you'd expect|as you would expect|as expected|as one would expect|as you can imagine|as you know|you know|of course|naturally|obviously|essentially|more or less|in essence|in short|in other words|so to speak|if you like|if you will|i think|i guess|i suppose|nothing fancy|nothing special|nothing else|that's it|that's all|that is it|that is all|and that's it|and done|done|all done|easy|easy enough|simple enough|pretty simple|pretty much|pretty|cheers|thanks in advance|many thanks|i'd|you'd|we'd|it'd|they'd|for short|sort of|kind of|mind you|as mentioned|as noted|as said|as described|as described above|mentioned above|described above|as above|as before|detail|details|notes|remarks|build steps|procedure|construction steps|title|part name|overview|summary|intro|description",
    ],
    [
      'praise',
      'itself|themselves|squarely|simple|basic|plain|nice|clean|small|tiny|little|big|large|huge|standard|regular|ordinary|solid|sturdy|strong|robust|rigid|flat|parallel|thin|straight|precise|high precision|accurate|perfect|perfectly|uniform|constant|fairly|quite|very|really|complete|generic|custom|identical|usual|normal|common|typical|single piece|one piece|of decreasing size|of increasing size|medium|compact|heavy|heavy duty|light|lightweight|slim|chunky|massive|true|proper|properly|neat|smooth|sharp cornered|square cornered|square edged|square bottomed|square sided|entire|whole|full|parametric|fully|shaped|form|formed|main|final|existing|original|resulting|said|beautiful|elegant|modern|minimal|minimalist|sleek|stylish|cool|awesome|good|great|best|high quality|quality|professional|realistic|functional|practical|durable|reliable|industrial|mechanical|engineering|structural|ergonomic|aesthetic|aesthetically pleasing|visually|detailed|high detail|highly detailed|traditional|conventional|classic|universal|multipurpose|slender|narrow|skinny|elongated|stubby|squat|bulky|of equal length|of equal size|of equal width|of equal height|of equal thickness|of equal dimension|of identical size|of identical length|equal sized|equally sized|identically sized|equally long|equally wide|equally tall|equally thick|general purpose|everyday|symmetric looking|well proportioned|proportioned|correct|correctly|accurately|neatly|cleanly|securely|tightly',
    ],
    [
      'manner of speaking',
      'together|jointly|over all|as one|in one go|in one piece|simultaneously|at its lowest point|at the lowest point|at its deepest point|at the deepest point|at its deepest|at its lowest|at its highest point|at the highest point|throughout|all throughout|everywhere the same|side by side|next to each other|beside each other|alongside each other|tall narrow|upright standing|standing upright|lying flat|standing|vertical orientation|in total|total|overall|each one|all the way|the whole way|the entire way|the full way|in plan|in plan view|seen in plan|this time|approximate|nominal|maximum|minimum|max|min|approximately|roughly|nearly|almost|initial|different|distinct|separate|substantially|amount|based|lightened with|lightened by|perforated with|perforated by|ventilated by|ventilated with',
    ],
    [
      'alignment',
      'on the same plane|in the same plane|the same plane|same plane|at the same level|on the same level|same level|flush with each other|flat side down|flat face down|resting on its flat face|rests on its flat face|sitting on its flat face|sits on its flat face|standing on its flat face|lying on its flat face|resting on its flat side|sitting on its flat side|resting on its flat base|sitting on its flat base|resting on its base|standing on its base|sitting on its base|flat face on the xy plane|with its flat face on the xy plane|flat side facing down|flat face facing down|flat end down|point up|pointing up|pointing upward|pointing upwards|tip up|right side up|share the same axis|share a common axis|share an axis|sharing the same axis|on the same axis|along the same axis|same axis|common axis|share the same centerline|share a common centerline|share the same center|same centerline|share the same center line|stacked on top of each other|stacked on each other|on top of each other|on top of one another|in that order|in this order|in the order given|in the given order|in order|from the bottom up|stacked end to end|end to end|one after another|one after the other',
    ],
    [
      'degree',
      'slightly|significantly|much|considerably|noticeably|wider|narrower|deeper|shallower|broader|accurately|a bit|somewhat|relative|relatively|significant amount|small amount|by a small amount|a significant amount|closely|neatly|properly|tightly|directly|better',
    ],
    [
      'finish',
      'finish|finished|polished|brushed|anodised|anodized|hard anodised|hard anodized|painted|coated|clear coated|clear coat|powder coated|plated|chrome plated|nickel plated|zinc plated|chromed|galvanised|galvanized|matte|matt|glossy|shiny|deburred|deburr|metallic|metal|smooth finish|surface finish|satin|blackened|varnished|lacquered|sandblasted|bead blasted|heat treated|tempered|annealed|3d printed|printed|3d printable|printable|3d print|3d printing|cast|forged|turned|cnc|cnc machined|laser cut|waterjet cut|injection molded|injection moulded|sheet metal|machinable|manufacturable|waterproof|watertight|food safe|weatherproof|transparent|translucent|opaque',
    ],
    [
      'material word',
      'material|colour|color|coloured|colored|made of|made from|made out of|in colour|in color|grade|colour coded|color coded|differently|different colour|different color|distinct colour|distinct color|in different colours|in different colors|paint',
    ],
    [
      'tool',
      'pushpoints|using pushpoints|rotated workplane|workplane|union them|unite them|fuse them|using cad|in cad|cad|cad tool|cad software|cad program|cad workspace|workspace|text to cad|text to cad tool|tool|software|3d|2d|autocad|solidworks|fusion|freecad|onshape|blender|openscad|cadquery|build123d|opencascade|inventor|catia|rhino|tinkercad|python|python code|python script|code|script|program',
    ],
    [
      'output',
      'file|step file|step format|stl|stl file|obj file|3mf|3mf file|glb|glb file|dxf|dxf file|cad file|export|exported|format|output|render|rendering|rendered|visualization|visualisation|preview|drawing|engineering drawing|high resolution|manifold|millimetres throughout|unit|in mm|in millimeters|in millimetres|all dimensions in mm|all dimension in mm|dimensions in mm|units mm|units are mm|all units in mm|all dimension in millimeter|all dimension in millimetre|dimension in mm',
    ],
  ],
}

/**
 * What follows one of these up to the end of the clause says what the part is for or looks like, unless it holds
 * sizes or bodies.
 */
export const purposes: Vocabulary = {
  category: 'purpose',
  lines: [
    [
      'for',
      'for|during|so that|in order to|intended for|used for|used as|used to|suitable for|ideal for|designed for|designed to|compatible with|to hold|to fit|to mount|to support|to be used|meant for|meant to|that will|which will|to use|to secure|to attach|to sit|to keep|to make|to carry|to protect|to connect|to prevent|to reduce|to save|to lighten|to lighten up|to make room|to clear|to allow|to withstand|capable of|able to|rated for|rated to|can hold|can support|that hold|that can|which can',
    ],
    [
      'for',
      'that keeps|which keeps|that stores|which stores|that holds|which holds|that serves as|which serves as|serving as|that acts as|which acts as|acting as|to act as|to serve as|to function as|functioning as|that houses|which houses|that fit|that fits|which fits|fits into|fits in|fits inside|that fits into|that goes into|that mates with|mates with|that accepts|that receives|that slides into|that slides|that mounts|that bolts',
    ],
    [
      'like',
      'like|looks like|resembling|similar to|resembles|resemble|sort of like|kind of like|reminiscent of|matching|giving|creating|preserving',
    ],
    ['because', 'since|because|so only'],
    [
      'result',
      'thus|thereby|which turns|turning it into|turning the outline into|which makes the|this turns|merging|merging fully|fully merging|merges with|merges into|merged with|merged into|fusing with|fusing into|so they overlap|so that they overlap|so they cross|so that they cross|so they intersect|so that they intersect|so it overlaps|so it blends|so that it blends|so it forms|so that it forms|so they form|so that they form|so it makes|so it becomes|so it looks like|so that it looks like|so they look like|so it resembles|so that it resembles|so this looks like|so it all looks like|so it ends up|so you end up with|so you get|so that you get|so we get|forming|forming together|together forming|and forming|so forming|to form|which forms|which makes it look like|making it look like|that forms|this creates|that creates|together they form|together these form|together they make|these form|thus forming|thereby forming|which gives it|giving it|creates|this makes|this gives|produces|this forms|results in|this will create|the result is|which creates|resulting in|the final object should|completes|completing|so that you end up with|so that we end up with|so we end up with|so that you are left with|so you are left with|so that we get|so the result is|so that the result is|so that it becomes|so that it turns into|so it turns into|so that this forms|so that they make|so that it makes',
    ],
  ],
}
