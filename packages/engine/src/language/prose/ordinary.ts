/**
 * Ordinary words that say nothing of a part: its purpose, its maker, how it is used, how the telling goes. Whatever else is
 * not known is refused by its name.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

export const ORDINARY = words(`
  unobstructed uninterrupted unbroken-up cheers greetings nope sincerely appreciate appreciated lovely regards ie eg pushpoints functionality positioning preserving maintaining modify modifying modified defining enhancing addition refine matching extreme output oil pcb electronics wedding
  approximation accordingly appropriately workspace visualization whose relative following aligning
  about above-mentioned neighbor neighbors neighbour neighbours accurate accurately across actual actually add additional additionally adjust adjusting after again ago ahead aid aim air alright also
  walk walks walking talk explained describes sorta kinda whoever hat missing lid you're we're broach broached
  although always amount anyone anything anyway apart appear appears apply approach approximately area arrive ask assembly assume attach attaching available avoid aware
  back bag ball-bearing bath beautiful because become becomes been before begin behind being bench best better big bike bit board bolts both bought box-like bracketry
  bring brings build builder buy buying by call called calling can care careful carefully carries carry case cast cat caught center-punch certain certainly chair change check cheap
  child choose chuck clamp clamps clean clear clearly clip close cnc color comfortable coming common commonly company comparable complete completely component computer
  consider construction contact contains continue contain control convenient cool correct correctly could couple course customer daily deal decide define defined definitely
  depending describe described describing design designed designer desired desk detail details device different difficult directly display does dog doing door drawer drawers
  drawing drill-press drive driver duty each-other earlier easily easy electrical electronics else end-mill engineer engineering enough ensure ensures ensuring entirely equal
  equally equipment equivalent especially etc even evenly eventually ever everyday everyone everything exact exactly example except-ion exist existing exists expect explain explained explaining
  fact fairly familiar family fan far fast fasten fastened fasteners favorite feature features feel few figure final finally find fine finger finish finished fingers firmly first
  fish fit fits fitted fix fixed fixing fixture fixtures follow following follows food force forget form formed forms found freely friend fully function functional fun
  furniture garage garden gentle get gets getting give given gives glue goes going gonna good got great grip grips guess guide guides guy half-inch handle handles handy hang hanging hangs happen
  happens hard hardware hat have having heat heavy help helps here hey hi hobby hold holder holding holds home hook-up hope hopefully hose hot house how however idea ideal identical
  identically imagine immediately important including indicate industrial information initial initially insert inserted install installed instead-of instruction instructions intend intended into item items
  job just keep keeping keeps kept kid kids kind kitchen knife know known lab lamp large-scale last lastly later lathe lay learn least let lets level-headed life lift light-duty like likely line-by-line linear
  list little live load lock locks logo-less long-lasting look looking looks lot lots low-cost machine machined machines machining machinist made mainly maintain make maker makes making man manage many mark
  marking mate mates matter matters maybe mean means meant measure measured measurement measurements measures mechanical mechanism meet mention mentioned metal metalwork might mill milling mind minor-detail model modeled
  modeling modelled more most mostly-used motor mount mounted mounting mounts move moves moving much must name named namely nice nicely normal normally note nothing now number object obvious obviously occasionally
  of-course off-the-shelf office often okay once one-piece only operate operation operations optional ordinary original originally otherwise our ours outdoor overall own package paint part particular particularly
  parts people per perfect perfectly perhaps person phone picture piece pieces place plain plan plastic play please pocket-sized point possible practice precise precisely prefer preferably prepare press presses prevent previous previously
  printed printer printing probably problem process produce production project proper properly protect provide provides pull purpose purposes push put quality question quick quickly quite rack rather reach ready
  real really reason recall receive recommend reference refers regular related reliable remember repair represent represents request require required requires resemble resembles resembling rest result resulting rig right-angle
  robot room roughly router routine rubber rule safe safely same sample save say saying says screw screwed screws secure securely secures see seem seems seen sense separate separately sequence serve serves service
  set sets setting setup several shall shaper ship shop should show showing shown shows simple simplest simply since sit sits sitting situation sizes slide slides slightly slip slips smart smooth smoothly snug
  snugly so-called soft something sometimes somewhat soon sorry sort sorts special specific specifically specification specified specify specifying sports stable stage standard standards start started starting starts steel step-by-step stick sticks
  still stock-piece stop store storing straightforward strap strong structure student stuff style such suit suitable suits supply support supported supporting supports suppose supposed sure swing system table take taken takes
  talk team tell telling tells tent test testing than thank thanks that-is their them themselves then there therefore these they thing things think third-party this those though thought through-out thus tie time times tip-over today together
  toilet told too took tool tooling tools totally touch towel toy track train transfer transport tray-like tree try trying turn turning turns twice-checked type typical typically understand understood unit use used useful user uses using
  usual usually various vehicle version vice view vise visible visualize wall-mounted want wanted wants water way ways weight well went were whatever wheelchair whenever whether while who whole why will window-sill wish wishes
  with-in wonder wooden woodworking word words work worked working works workshop would write written wrong yes yet you young your yourself
  altogether basically baseline batch battery bedroom belt beam-like biscuit blank blanks book books bookshelf boss-like bottle bottles brand broom buckle build-plate bulb bus button buttons cabinet cable cables cad camera camping candle candles
  candy car card cards cart castor chain chess chisel chocolate christmas clock closet cloth coat coffee coin coins comb concrete connector connectors cooking cookie cord cordless cork costume counter couch craft crate cross-check curtain
  curtains cutter cutters cycling damper deck demonstration diner dinner disk-drive dish-rack dishes drone dryer duct dust earring egg elastic electric electronic engine exercise extruder fence-post fishing flag flashlight flower flowers
  foot-rest fridge game gardening gate gauge gift glass glasses glove go-kart gripper guitar hair hairdryer halloween hammer hammock hanger hardwood headphone headphones hinge hobbyist hockey holder-s horse hospital hotel household hydraulic ice
  ikea ink jar jewelry jig jigs jug key keychain keys kettle keyboard label laptop laser laundry leaf leather lego letterbox library lid-less lighter linkage lizard lunch magnet magnets mailbox marble mattress medal medical medicine
  microphone microscope mirror-less mobile money monitor mop motorbike motorcycle mouse mug-like mushroom music nail nails napkin necklace needle net nozzle-cleaner oil oven packaging packing pad-lock paintbrush pan panel-board paper parcel pedal
  pen pencil pencils pens pet petrol piano pillow pipework plant plants plate-rack plug-in pneumatic pool potentiometer poster potato power puck-like pump puppet purse puzzle radio railing rain rat receipt recycling refrigerator remote rice
  roller-blind roof-rack rope ruler sailing salt sander sandwich saucer saw scissors scooter screen screwdriver sculpture seatpost sewing shampoo shelf-edge shirt shoe shoes shower sign skate skateboard ski snack soap sock socks sofa solder
  spice spider sponge spoon sprinkler stairs-rail stamp stapler steering stepper stove suitcase sunglasses surfboard switch tablet tank-top tap-handle tape tea teapot telescope television tennis terrace thermometer thermostat tile-saw timer tire tires
  toast toaster toilet-roll toolbox tooth-brush toothbrush toothpaste tower-fan tractor trailer tripod trolley truck trumpet tv umbrella vacuum valve vent video violin wallet wardrobe warehouse wash washing watch watches webcam wheelbarrow whistle
  wine winter wire wires wireless wood workbench wrench wrist yarn yoga zip nema potentiometers bearings bushings gearbox gearboxes machinery customers hands hand feet-first legs-up users
  rounds-up finishing touches plus minus-nothing usually-called sometimes-called reads read reading starts-out refers referred refer scale true
  aluminum aluminium brass bronze copper nylon oak pine plywood acrylic titanium stainless mild cardboard foam pla abs petg resin carbon
  quick prototype mockup replacement replacing replace broken spare custom homemade diy`)
