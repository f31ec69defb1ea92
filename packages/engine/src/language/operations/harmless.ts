/** Words that say nothing of the part by themselves. Whatever else is not understood is refused. */
const WORDS = `a an the is are be it its their this that these those and or of to in with by for from at on as has have having will would should must can we
you i us me my our your let going gonna want need like here there now then next first second third finally last lastly also just simply simple
basically pretty fairly really very quite please step steps explain tell how make making goes go going run runs running sits sit stands stand stand stay
stays measured measures including includes include becomes follow follows turned milled machined too sticks stick out comes come connects connect connecting
continues hangs built build seen looking look finish simply along does do get gets gotten got remains kind typical standard normal regular actually completely
exactly precisely roughly approximately about whatever though because since while when but more again start starting begin up into same right using use used done
together whole entire total overall continue time note example i.e. e.g. etc , : ; ( ) . ' " made called known own cut parts part straight end ends design
3d model cad so drilled all both each further additional separate single new specific following shown below overall solid shape sized size sizes
measuring measure equal going will fully finally basic ordinary thing located positioned placed formed created attached total plus exact otherwise being itself only basically removed creating called namely consists consisting remove keep kept onto starts ends over while removes exactly connected facing straight well making positions position removed gets which that everywhere included covers who symmetric you'll still stacked nothing throughout everywhere uniform uniformly pointed rises rise rising protrudes projects
lies lie lying rests resting sitting standing situated arranged seated`

const HARMLESS: ReadonlySet<string> = new Set(WORDS.split(/\s+/u))

export const isHarmless = (word: string): boolean => HARMLESS.has(word)

/** What is said of every part of its kind: nothing is built of it. */
export const ASIDES: readonly RegExp[] = [
  /(?:without|no|with no) (?:any )?threads?(?: (?:modeled|modelled|needed|shown))?/u,
  /(?:do not|does not|not) (?:model|include|add|counting)(?: the| any)? threads?/u,
  /sides (?:are |being )?(?:straight and )?parallel(?: to each other)?/u,
  /(?:with|has|have|and has) (?:a )?(?:perfectly )?flat (?:ends?|bottoms?|floors?)/u,
  /(?:is )?a (?:fairly |pretty |very )?(?:simple|specific|basic|plain) (?:part|shape|piece)/u,
  /i (?:will|am going to) (?:go|explain|tell|describe|give)(?: [a-z]+)*(?: steps?| through it| operation at a time| at a time)/u,
  /(?:no|without) (?:fillets?|chamfers?|draft|rounding)(?: or (?:fillets?|chamfers?))?(?: anywhere)?/u,
  /(?:leave|keep) (?:the |all )*(?:other|remaining) (?:edges|corners) (?:sharp|square)/u,
  /(?:and )?(?:all )?(?:of )?(?:the )?(?:other|remaining) (?:edges|corners) (?:are|stay|remain|is) (?:left )?(?:sharp|square)/u,
  /all (?:of )?(?:the )?(?:edges|corners) (?:are|stay|remain) (?:sharp|square)/u,
  /(?:all (?:of )?(?:the )?(?:lengths|sizes|dimensions|measurements)(?: (?:that )?i (?:give|gave))? are )?(?:the )?(?:outside|outer|external|overall) (?:dimensions|measurements|sizes)/u,
  /(?:all )?(?:measured|measuring) (?:on|from|along|to|over|at) (?:the )?outside(?: (?:corner|edge|face|faces|surfaces?)(?: of the [a-z]+)?(?: to (?:the|its) (?:tip|end)(?: of (?:the|each|that) [a-z]+)?)?)?/u,
  /step by step/u,
  // "the vertical edges, but not the top edges": those were not told.
  /(?<=(?:^| )(?:vertical|upright) (?:edges|corners) (?:.* )?)(?:(?:,|and|but) )*not (?:on )?(?:the )?(?:other|remaining|horizontal|top|bottom|upper|lower|top (?:and|or) (?:the )?bottom) (?:edges|corners|ones)/u,
  /(?:and )?(?:(?:they|these|both|all)(?: of (?:the|these|them))? )?(?:(?:sections|cylinders|parts|steps|diameters|discs) )?(?:all )?share (?:the same|a common|one|the) (?:center |central )?axis/u,
  /(?:and )?(?:on|in|with|using) (?:a|the|your) (?:manual |cnc )?(?:lathe|milling machine|mill|drill press|workshop|machine shop|3d printer)(?= |$)/u,
  /from (?:the|an) end mill/u,
  /(?:that|which|as|like|the way) (?:you|we|i|one|someone) (?:would|might|could|can|will|may) (?:make|turn|machine|mill|see|find|use|buy|need)(?: it| them| one)?(?= ,|$)/u,
  /(?:like|just like) the ones? (?:used|you use|you see|you find)(?: [a-z]+)*/u,
  // ", like a bead", "(like one side of a chain)": nothing that it could be shaped as.
  /(?<=(?:,|\() )(?:just |much |kind of )?like (?:an?|the|one|those) (?!(?:[a-z]+ ){0,5}(?:wedge|ramp|arch|trapezoid|diamond|star|heart|cross|cone|dome|ball|sphere|cylinder|pyramid|triangle|ring|tube|pipe|funnel|cup|bowl|bucket|box|tray|stairs?|staircase|fork|letter|frame|half|quarter|wing|disc|disk|circle|square|hexagon|oval|ellipse|tooth|teeth|gear|thread|screw|cut|[a-z])(?: |$))[a-z]{3,}(?: [a-z]+){0,6}(?= ,| \)|$)/u,
  /(?:the )?(?:sides|walls) (?:go|are|run|stay|rise) (?:straight up|straight|vertical)(?: and)?/u,
  // What an obround is.
  /(?:K |two )?(?:half circles|semi ?circles|arcs)(?: (?:which|that) are)? (?:joined|connected|linked) (?:by|with) (?:K |two )?(?:straight |parallel |tangent )*(?:lines|sides|edges)/u,
  /(?:with )?(?:K |two )?straight (?:sides|lines|edges)(?= roundended)/u,
  /(?:when |if you )?(?:looking|look|seen|viewed)(?: at (?:it|the part|the [a-z]+))?(?: from (?:the )?(?:side|front|top|above|end|left|right))?(?: \( (?:the )?[xyz]{2}(?: plane| view)? \))?(?= ,| \)| and|$)/u,
  /(?:with |and |has |it has |there is )*no handle(?= ,| \)|$)/u,
  /not (?:counting|including|measuring) the [a-z]+(?: [a-z]+)?/u,
  /including (?:the |its |both )?(?:round|rounded) ends/u,
  /(?:from )?end to end(?= ,| \)| and|$)/u,
  /(?:a )?rectangular cross section(?= ,| and|$)/u,
  /flip (?:the part|it|the piece|the block|the plate)(?: over| upside down)? and(?= .*\b(?:bottom|underside)\b)/u,
]
