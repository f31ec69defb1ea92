/**
 * Everyday words without any shape in them: how people talk, think, ask and praise. Left over, they say nothing of the
 * part. Words that deny, compare, count, place or work something never stand here, nor names of things one could make, nor what promises a
 * shape that nobody tells ("of a surprising shape").
 */
import { inflected } from './verbs.ts'

const words = (list: string): string[] => list.split(' ')

/** Of the one who speaks and of those who read; what things are said to have or to be. */
const VERBS = words(
  'advise allow answer appreciate ask assist await believe belong boast clarify comment complain concern confirm consider constitute contain contribute decide define deliver describe deserve desire discuss display doubt embody employ enable encourage enhance enjoy ensure evoke exhibit exist expect experience explain express favour favor feature focus guess happen highlight hope imagine imply include incorporate indicate inform intend interpret introduce invite involve learn like love manage matter mention mind notice observe offer perform picture please possess prefer present promise propose provide realise realize recall recreate receive recognise recognize recommend refer regard relate remark remember remind report represent request require respect reveal say seem serve showcase signify sound specify sport state suggest suit suppose talk thank tend trust try understand visualise visualize wait walk want welcome wish wonder work worry',
)

const IRREGULAR_VERBS = words(
  "be been did does doing done find finds finding found gave get gets getting give given gives giving got gotten had has heard hear hears hearing kept know knowing known knows knew look looked looking looks meaning means meant said saw says seem see seeing seen sees show showing shown shows speak speaking speaks spoke spoken tell telling tells think thinking thinks thought told understood understand will wrote write writes written writing shall should may might must can cannot could would won't let's it'll there'll you'll they'll we'll he she him his her hers",
)

const ADVERBS = words(
  'absolutely actually additionally alike already also alternatively altogether always anyhow anyway apparently approximately arguably attractively automatically beautifully besides briefly carefully certainly cleanly clearly comfortably commonly compactly conveniently correctly crisply currently deliberately distinctly easily effectively efficiently elegantly entirely especially essentially eventually evidently ever faithfully firmly formally fortunately frankly freshly fundamentally generally generously gently genuinely geometrically gracefully hence honestly hopefully ideally importantly incidentally indeed inherently initially intentionally intuitively kindly lastly likely literally logically maybe manually merely minimally naturally neatly nevertheless nicely nonetheless normally notably obviously officially often ok okay optimally ordinarily originally otherwise overall particularly perfectly perhaps permanently physically plainly pleasantly possibly practically precisely preferably presumably previously primarily principally probably purely quickly quietly quite readily really reasonably reliably rightly roughly safely seamlessly seemingly sensibly simply smoothly snugly somehow sooner soon specially specifically standardly stably steadily strictly strongly structurally subtly successfully suitably supposedly surely technically textbook then thereafter therefore though thoroughly tightly today together totally traditionally truly typically ultimately undoubtedly unfortunately usually visibly visually well wholly widely yes yep yeah yet',
)

const ADJECTIVES = words(
  'able actual adequate aesthetic amazing appropriate attractive available aware beginner bold brief careful challenging charming chosen comfortable competent concise consistent convenient cosy crisp cute dear decent dedicated desirable desired difficult easy economic effective efficient essential everyday evident excellent exciting expensive experienced famous fancy favourite favorite fine friendly fun generous genuine glad handy happy helpful honest ideal immediate important impressive inexpensive informal intended interesting involved kind knowledgeable likely logical lovely lucky modest mundane natural necessary neutral noticeable notable obvious official old ordinary overall particular perfect pleasant pleasing popular possible powerful preferred presentable prominent quick ready real reasonable recognisable recognizable refined remarkable rudimentary rugged safe sensible serious simplest sincere skilled special splendid stable straightforward strict sturdy subtle successful sufficient suitable superb sure technical tidy trivial trusty typical unassuming uncomplicated understandable unique unremarkable useful valuable various versatile visible vital willing wonderful worthwhile ish',
)

const NOUNS = words(
  'advance advantage advice aim answer appearance approach aspect attention author basis beginner behavior behaviour benefit care case cases challenge chance character choice clarity client comment comments companion concept concern confusion construct context convenience convention conventions course craftsman creation customer deal demand designer detail drafter draftsman ease effect effort elegance emphasis engineer engineers essence everybody everyone exercise expectation experience expert explanation fact fashion feel feeling flair friend fun function functionality fuss glance goal guidance guy habit hint hobby hobbyist idea impression improvement info information inspiration instance intent intention interest issue job lot luck machinist maker manner matter meaning mind moment mood motivation nature news nomenclature objective occasion opinion option outcome pardon people person perspective philosophy possibility preference principle problem process project property purpose question reader reality reason recipe recommendation regard regards remark reminder request requirement requirements respect role rule sake sanity sample scenario scheme sense service shop simplicity situation skill somebody someone sorry speech spirit student stuff style subject suggestion sum talk task taste teacher team technique term terms terminology theme theory thought thoughts time today tomorrow topic tradition trick trouble truth type user users utility value variety version vocabulary wish wishes wonder workshop world worry yesterday',
)

const SMALL = words(
  'although anybody anyone anything my mine myself oh oneself ours ourselves theirs though whereas whether which whichever while whilst who whoever whom whose why yours yourself yourselves what whatever whenever wherever',
)

const PLAIN: ReadonlySet<string> = new Set([
  ...VERBS.flatMap(inflected),
  ...IRREGULAR_VERBS,
  ...ADVERBS,
  ...ADJECTIVES,
  ...NOUNS,
  ...SMALL,
])

export const isPlainWord = (word: string): boolean => PLAIN.has(word.toLowerCase())
