/**
 * "The run is 120 mm long, and the open end of the branch is 60 mm from the centerline of the run": a pipe tee by its pipe,
 * its run and how far its branch reaches. It is read so where every sentence says nothing else.
 */
import { where } from '../../text/heard.ts'
import { amountOf, type Item, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { spoken } from '../../text/spoken.ts'
import { readSizeLine, type SizeWords, sizesTold, UNTOLD } from './size-lines.ts'

const IS = '(?: (?:is|of|being|measures|are|has|with|an|a|=|:))*'
const RUN =
  '(?:(?:main|straight|horizontal|through) )*(?:run(?: pipe)?|(?<=(?:main|straight|horizontal|through) )(?:pipe|tube))'
const BRANCH =
  '(?:(?:side|perpendicular|vertical|tee|single) )*(?:branch|outlet|side (?:leg|pipe))(?: (?:pipe|tube|leg))?'
const LINE =
  '(?:cent(?:er|re) ?line|cent(?:er|re) axis|central axis|axis|cent(?:er|re)|middle)(?! of the length)'
const AXIS = `(?:the |its )?(?:${LINE}(?: of (?:the )?${RUN})?|${RUN}(?: '?s|'s)? ${LINE})`
const FROM_AXIS = `(?:, )?(?:as )?(?:measured )?(?:out |up |away )?(?:from|above|off|to) ${AXIS}`
const FROM_OUTSIDE = `(?:measured )?(?:out |up |away )?(?:from|beyond|past|above|clear of|out of) (?:the )?(?:outside|outer (?:surface|wall|face|diameter)|surface|wall)(?: of (?:the )?${RUN})?`
const END = `(?:the )?(?:(?:open|free|outer|far|top) )*(?:end|mouth|face)(?: face)? of (?:the )?${BRANCH}|(?:the )?${BRANCH} (?:end|mouth|face)`

/** Whose a size is: of the piece that was named last. */
const ofNamed =
  (ofRun: string, ofBranch: string) =>
  (before: string): string => {
    const [run, branch] = [RUN, BRANCH].map(
      (noun) => [...before.matchAll(new RegExp(`(?:^| )${noun}(?= |$)`, 'gu'))].at(-1)?.index ?? -1,
    ) as [number, number]
    return branch > run ? ofBranch : ofRun
  }

const OUTER = '(?:outer|outside|external) (?:diameter|dia)'
const INNER = '(?:inner|inside|internal|bore) (?:diameter|dia)'
const ASIDE = 'aside'

const WORDS: SizeWords = [
  [
    new RegExp(
      `(?:the )?(?:distance )?(?:from|between) ${AXIS} (?:to|and) (?:${END})${IS} #|# (?:away )?from ${AXIS} to (?:${END})`,
      'gu',
    ),
    'branchLength',
  ],
  [
    new RegExp(`# (?:(?:long|in length|tall|high) )?${FROM_AXIS}(?= |$)`, 'gu'),
    ofNamed(UNTOLD, 'branchLength'),
  ],
  [
    new RegExp(`# (?:(?:long|in length|tall|high) )?${FROM_OUTSIDE}(?= |$)`, 'gu'),
    ofNamed(UNTOLD, 'branchProjection'),
  ],
  [
    new RegExp(`${OUTER}${IS} #|# (?:in )?${OUTER}|# od(?= |$)|(?<![a-z])od${IS} #`, 'gu'),
    ofNamed('outerDiameter', 'branchDiameter'),
  ],
  [
    new RegExp(
      `${INNER}${IS} #|# (?:in )?${INNER}|# id(?= |$)|(?<![a-z])id${IS} #|# bore(?= |$)|(?<![a-z])bore${IS} #`,
      'gu',
    ),
    ofNamed('innerDiameter', 'branchBore'),
  ],
  [new RegExp(`walls?(?: thickness)?${IS} #|# (?:thick )?walls?(?: thickness)?`, 'gu'), 'wall'],
  // What every such fitting is.
  [
    new RegExp(
      `(?:(?:square(?:ly)?|perpendicular(?:ly)?|at (?:a )?right angles?|at @)(?: (?:to|from|off) (?:the )?${RUN}(?: axis)?)?)`,
      'gu',
    ),
    ASIDE,
  ],
  [
    new RegExp(
      `(?:(?:at|from|in|on|to) )?(?:the |its )?(?:exact )?(?:middle|cent(?:er|re)|mid ?point|mid ?length)(?: of (?:the |its )?(?:${RUN}|length)(?: length)?)?|half ?way along (?:the |its )?(?:${RUN}|length)`,
      'gu',
    ),
    ASIDE,
  ],
  [
    new RegExp(
      `(?:with |has |have |of |uses )?(?:exactly )?(?:the )?same (?:(?:outer and inner|inner and outer) diameters?|diameters?|(?:od|id|wall|outer diameter|inner diameter)(?: thickness)? and (?:od|id|wall|bore|outer diameter|inner diameter)(?: thickness)?|size|pipe|tube|section|cross section)(?: as (?:the )?${RUN})?`,
      'gu',
    ),
    ASIDE,
  ],
  [
    new RegExp(
      `(?:the )?(?:inside|interior) is (?:all |completely |fully )?(?:clear|open|hollow|unobstructed|continuous)(?: throughout| all the way)?|(?:the )?(?:bore|inside) of (?:the )?${BRANCH} (?:opens|runs|goes|leads|breaks|cuts|flows|connects)(?: (?:up|out|straight|through))*(?: into| to)? (?:the )?(?:bore|inside) of (?:the )?${RUN}|(?:and |so |that )*nothing (?:blocks|obstructs|closes|is left (?:in|inside)) (?:the )?(?:${RUN}|bore|inside|flow)|(?:all |both |the )*(?:three )?bores? (?:are )?(?:meet|connect|connected|intersect|join|open)(?: (?:up|into|to|with|each other|at|one another))*`,
      'gu',
    ),
    ASIDE,
  ],
  [
    /(?:along|in) (?:the )?x(?: axis| direction)?|(?:along|in) (?:the )?(?:\+ )?z(?: axis| direction)?|(?:all )?(?:three )?ends (?:are )?open|open (?:at|on) all (?:three )?ends|straight up(?:wards?)?/gu,
    ASIDE,
  ],
  [
    new RegExp(
      `${BRANCH}(?: (?:length|height))?(?: (?:is|of|has|with|a|an|length|being|measures|extends|reaches|sticks|comes|out|up|,|:|=))* #(?: (?:long|in length|tall|high))?(?! (?:from|above|in|out|beyond|past|wide|thick|away))(?= |$)`,
      'gu',
    ),
    'branchLength',
  ],
  [
    new RegExp(
      `(?:${RUN}|(?:run|overall|total|main) length)(?: (?:is|of|has|with|a|an|length|total|overall|being|measures|,|:|=))* #(?: (?:long|in length|overall|end to end|from end to end))*(?! (?:from|above|in|out|beyond|past|wide|thick|away))(?= |$)`,
      'gu',
    ),
    'runLength',
  ],
  [/# (?:long|in length)(?= |$)/gu, ofNamed('runLength', 'branchLength')],
]

/** Words that say what a tee is anyway. */
const IDLE = new Set(
  'a an the and with of has have having is are it its all every equal straight pipe pipes pipework tube tee fitting main run branch outlet hollow round circular there this here which that make create model made from in by comes come off leaves goes runs extends reaches sticks rises projects up out into joins meets open end ends so'.split(
    ' ',
  ),
)

const isTee = (item: Item): boolean => means(item, 'solid', 'pipe tee')

function readTee(items: Item[], first: boolean): Item[] | undefined {
  const { pieces, left, looks } = readSizeLine(items, WORDS, IDLE)
  const noun = items.find(isTee)
  const named = new Set(noun ? spoken([noun]).text.split(' ') : [])
  const [near] = items
  if (left.some((each) => !named.has(each)) || !near || (first ? !noun : looks.length > 0)) return undefined
  const start: Item[] =
    first && noun
      ? [unsaidWord(near, 'determiner', 'a'), ...looks, noun]
      : [unsaidWord(near, 'determiner', 'the'), unsaidWord(near, 'solid', 'pipe tee')]
  const sizes = sizesTold(
    items,
    pieces.filter(({ concept }) => concept !== ASIDE),
  )
  if (sizes.length === 0) return first ? start : []
  return [...start, unsaidWord(near, 'preposition', 'with'), ...sizes.slice(1)]
}

/** A branch that leans is another fitting. */
const leans = (item: Item): boolean =>
  item.kind === 'quantity' && item.quantity.kind === 'angle' && amountOf(item) !== 90

export const withTees = where('solid:pipe tee', (sentences) => {
  const [title] = sentences
  if (!title?.some(isTee) || sentences.flat().some(leans)) return sentences
  const read = sentences.map((items, index) => readTee(items, index === 0))
  if (read.some((items) => items === undefined)) return sentences
  return read.filter((items): items is Item[] => items !== undefined && items.length > 0)
})
