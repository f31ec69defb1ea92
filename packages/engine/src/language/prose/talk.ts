/**
 * What people say around a part, by the kind of word: none of them names a shape, a place, a size or a relation, and no
 * verb among them makes, moves or removes anything. Words that could are not here, so that they refuse where nobody reads
 * them: askew, halfway, missing, bent, split, tilted, shifted, doubled.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** When and in what order it is told, and how one sentence follows from another. */
const CONNECTIVES = words(`
  afterwards afterward subsequently thereafter meanwhile beforehand eventually ultimately presently currently firstly
  secondly thirdly fourthly fifthly consequently hereby hence thus thereby moreover furthermore
  additionally besides nonetheless nevertheless regardless meantime whereas whereby wherein therein thereof hereafter
  incidentally admittedly granted alright anyhow anyways lastly conclude concluding conclusion summary summarize
  summarised summarized summarise recap sum briefly initially afterall till whence onwards soon immediately instantly`)

/** How sure, how much and how well it is meant. */
const HEDGES = words(`
  honestly frankly truly literally practically virtually supposedly presumably arguably apparently evidently ideally
  hopefully luckily thankfully sadly seemingly undoubtedly surely certainly absolutely essentially effectively
  fundamentally technically theoretically primarily chiefly mainly largely loosely broadly roughly somehow sorta
  kinda merely purely solely strictly plainly bluntly aka viz ish wee decently remotely particularly notably namely
  specifically generally commonly typically conventionally traditionally historically usually normally ordinarily
  customarily frequently rarely seldom occasionally often sometimes regularly routinely daily actually indeed
  definitely positively personally seriously simply easily readily comfortably conveniently nicely neatly tidily
  cleanly crisply smartly beautifully elegantly perfectly exactly precisely accurately correctly rightly properly
  suitably carefully thoroughly faithfully strongly firmly securely safely tightly snugly solidly rigidly sturdily
  permanently temporarily quickly swiftly promptly slowly automatically manually separately individually
  independently collectively jointly simultaneously physically visually geometrically mathematically numerically
  logically functionally structurally mechanically visibly clearly obviously explicitly implicitly repeatedly
  consistently please kindly`)

/** What somebody thinks of it; of a size, only that it is large or small. */
const OPINIONS = words(`
  modest humble tidy pretty lovely cute sweet handsome elegant sleek stylish sleekest attractive ugly dull
  interesting unusual strange weird cool awesome amazing fantastic excellent terrific superb decent okay fair proper
  correct generous ample roomy spacious comfy cosy cozy chunky stout stubby stocky hefty beefy bulky burly slim
  slender skinny petite miniature mini micro teeny itty bitty dinky massive huge giant gigantic enormous jumbo
  sizeable sizable considerable substantial medium moderate compact portable lightweight heavyweight lightest
  heaviest tough robust durable rugged reliable dependable secure stable sturdy steady rigid stiff firm fragile
  delicate dainty thinnish oldschool classic classical traditional conventional contemporary modern futuristic
  vintage retro rustic minimal minimalist minimalistic straightforward uncomplicated complicated complex tricky
  difficult trivial elementary rudimentary primitive humdrum foolproof clever practical useful useless versatile
  universal multipurpose adjustable removable detachable replaceable disposable reusable affordable inexpensive
  pricey costly worthwhile recommended preferred preferable favourite favorite chosen intended planned proposed
  aforementioned abovementioned afore respective corresponding relevant appropriate suitable necessary essential
  crucial vital key important significant noticeable obvious evident apparent clear unclear explicit implicit known
  unknown famous popular fancy unadorned undecorated barebones featureless everyday usual customary valid watertight
  manifold printable machinable manufacturable editable parametric parameterized airtight waterproof weatherproof
  rustproof shiny glossy matte polished brushed painted coated anodized anodised galvanized plated red blue green
  yellow orange purple violet pink black white grey gray beige silver golden gold transparent translucent opaque
  colorful colourful forged weldable stackable dusty hygienic childproof likely unlikely possible impossible
  convenient inconvenient happy sad glad pleased welcome freestanding standalone homemade bespoke`)

/** Of making a model of it: programs, files, and what is done with them. */
const MODELLING = words(`
  cadquery openscad freecad solidworks fusion autocad onshape rhino blender inventor catia creo tinkercad sketchup
  python script scripts code coded coding program programs programme programmed software function functions method
  methods class variable variables parameter parameters parametrically constant constants import imports export
  exports exported exporting file files filename format output outputs input inputs render renders rendered rendering
  display workplane workplanes workspace library libraries api command commands syntax snippet notebook kernel brep
  stl stp dxf dwg iges obj assign assigned assigns store stores stored saved saves saving return returns returned
  define defines declare declared compute select selects selected selecting pick picks picked choose chooses chose
  choosing click clicking zoom viewer viewport screen visualise visualised visualize visualized visualizing
  visualization visualisation illustrate illustrated illustration illustrations diagram diagrams schematic blueprint
  blueprints sketchpad drafting draft drafted document documents documentation documented datasheet catalog catalogue
  brochure page tutorial tutorials exercise exercises lesson lessons assignment homework challenge student teacher
  prompt prompts query request requested requests answer answers response ask asks asked asking reply respond verify
  verified verifies validate validated check checked checks confirm confirms confirmed ensure ensures ensured
  guarantee guarantees guaranteed test tests tested version versions revision attempt attempts trial task tasks job
  jobs goal goals aim aims objective objectives target intention intent intents idea ideas concept concepts plan
  plans proposal requirement requirements criterion criteria constraint constraints assumption assumptions assumed
  assuming convention conventions definition definitions explanation explanations overview breakdown gist nutshell
  basics essentials notes note remark remarks hint hints stage stages phase phases procedure procedures workflow
  recipe approach approaches strategy technique techniques trick tricks`)

/** What people do with it, and what they think and say of it. */
const DOING = words(`
  accept accepts accepted accommodate accommodates accommodating accompany accomplish achieve achieves achieved
  achieving acquire act acts adapt adapts adopt advise advised afford agree agreed allow allows allowed allowing
  appreciate appreciates appreciated assist assists attend avoid avoids avoided avoiding await aware bear believe
  believes belong belongs benefit bet bother bothered bought borrow borrowed browse carry carries carried carrying
  care cares catch catches celebrate clean cleaned cleaning collect collects comply concern concerned concerns
  consider considered considers considering consult cook cope cost costs crave deal dealing deals decide decided
  decides deliver demand demands depend depends deserve deserved desire desires dislike discuss discussed drink
  drinks drive drives driven eat eats edit edited employ employed enable enables enabled encounter enjoy enjoyed
  enjoys examine expect expected expects experience explain explains explore facilitate facilitates fail fails failed
  fasten fastens fastening feel feels felt fetch focus forget forgot forgive gather grab grabs grabbing gripping
  guess guessed guessing handled handling happen happened hate hear heard help helped helpful helping hire hope
  hoping ignore ignored ignores imagine imagined improve improved improves inform informed inspect inspected inspire
  inspired insist intend intends interact interest interested invent invest invite involve involved involves know
  knowing knows learned learning liked likes listen live lived lives love loved loves manage managed manages
  manufacture manufactured manufactures manufacturing matter mattered mention mentions mind minding needing neglect
  notice noticed notices obtain obtained obtains offer offers ought own owned owns pay pays planning played player
  playing plays prefer prefers prepare prepared prepares preserve pretend prevent prevented prevents promise promised
  propose protect protected protecting protects prove provide provided provides providing purchase purchased read
  reading realise realize recognize recognise recommend recommends reflect regard regarded regards relate relates
  relax rely remember remembered remind reminds report represent represented representing require required requiring
  rescue resist resists respect sanded scan scanned secured securing sell sells send serve served serves serving
  shipped ships shop showed shown simplify simplified simulate simulated slip slipped slips sold solve solved speak
  speaks specified specifies specify spend spent stayed storing struggle studied study suggest suggested suggests
  suit suited suits suppose supposed talk talked talking talks tell thank thanked thinking thinks thought tolerate
  transport transported travel treat treated trust tried tries try understand understood update updated upgrade
  utilise utilize utilized visit wait waiting wants wanting wash washed watch wear wearing wears weighs weigh wish
  wished wonder wondering worn worry worried worth write writes writing wrote written hung plugged plugging seating
  housed screwed screwing bolted bolting nailed glued gluing hauled haul towed recreate recreates reproduce
  reproduced reproduces imitate imitates mimic mimics mimicking resembled evoke evokes evoking reminded reminiscent
  reminder typify comprised comprises comprising constitute constitutes constituting behaves behave functioning
  functioned operate operated operates operating`)

/** Things and people of the world, which a part is for or is like. */
const WORLD = words(`
  people person man woman men women guy guys folks dad mum mom father mother daughter son wife husband brother sister
  uncle aunt grandma grandpa kid kids baby boy girl neighbour neighbor friend friends colleague colleagues coworker
  team customer client clients manager engineer designer machinist carpenter plumber electrician mechanic hobbyist
  maker home kitchen bathroom bedroom garage garden shed yard attic basement cellar barn farm office school classroom
  church hospital factory plant lab laboratory studio workshop museum theatre city town village street road highway
  railway tunnel harbour boat boats ship canoe kayak yacht sail airplane aircraft helicopter rocket satellite
  spaceship train trains tram bus car cars truck van bicycle bicycles bikes motorcycle scooter tractor trailer wagon
  cart trolley wheelbarrow engine engines motor motors pump pumps compressor turbine generator gearbox transmission
  clutch brake brakes suspension chassis dashboard furniture chair chairs stool sofa couch bed table tables desk
  desks bookcase bookshelf cupboard cabinet cabinets wardrobe dresser crib lamp lamps lantern chandelier curtain
  curtains carpet rug blinds door doors gate gates windowsill banister railing gutter drainpipe faucet shower bathtub
  toilet dishwasher oven stove fridge freezer microwave kettle toaster mixer juicer cooker grill barbecue saucepan
  frying pan pans cutlery knife spoon chopsticks jug pitcher carafe teapot teacup tumbler goblet wineglass bottle
  bottles jar jars canister tin tins can cans carton cartons food bread cake cakes pie pizza bagel cookie cookies
  biscuit biscuits cracker pancake pancakes waffle cheese butter egg eggs meat burger hotdog sausage fish rice pasta
  noodles soup salad fruit fruits apple apples banana lemon melon pumpkin carrot potato chocolate candy sweets sugar
  salt pepper spice spices tea coffee cocoa milk juice water wine beer soda icecream popsicle lollipop marshmallow
  clothes clothing shirt shoe shoes boot boots glove gloves sock socks scarf coat zipper necklace bracelet earring
  earrings jewelry jewellery wristwatch glasses sunglasses purse wallet suitcase backpack umbrella toy toys doll
  dolls puzzle puzzles game games chess checkers domino dominoes dice die lego legos marbles kite balloon balloons
  frisbee football soccer basketball baseball tennis golf hockey bowling skateboard surfboard snowboard ski skis sled
  guitar piano violin trumpet harmonica speaker speakers headphone headphones microphone radio television tv monitor
  laptop computer computers keyboard mouse printer printers scanner camera cameras tripod phone phones smartphone
  tablet charger chargers battery batteries cable cables wiring outlet switch switches sensor sensors fan fans heater
  radiator thermostat antenna arduino raspberry pi breadboard chip chips led leds lightbulb bulb bulbs flashlight
  torch laser drone drones robot robots hammer screwdriver screwdrivers wrench spanner pliers chisel chisels nail
  nails rivet rivets staple hinge hinges bearing bearings gasket gaskets seal seals spring springs magnet magnets
  rope ropes chain chains string cord tape epoxy putty paint brush brushes broom mop sponge towel towels soap shampoo
  toothbrush toothpaste razor comb tissue paper cardboard envelope book books magazine newspaper pen pens pencil
  pencils crayon marker markers ruler stapler scissors eraser tree trees flower flowers grass plants soil sand gravel
  stone stones rock rocks mountain hill river lake sea ocean beach cloud sun moon planet earth sky rain snow wind
  fire ice dog dogs cat cats horse horses cow cows pig pigs sheep chicken chickens bird birds birdhouse rabbit
  hamster turtle snake shark whale dolphin elephant lion tiger monkey bee bees butterfly spider ant ants insect worm
  snail hand hands fingertip thumb palm wrist knee ankle skull bone bones hair beard skin money coin coins token
  tokens medal trophy souvenir gift gifts present presents ornament ornaments decoration decorations christmas
  halloween birthday wedding party holiday wood timber lumber oak pine maple walnut birch bamboo plywood mdf
  hardboard metal metals steel iron aluminium aluminum brass bronze copper zinc nickel chrome titanium stainless
  alloy plastic plastics nylon delrin acetal acrylic polycarbonate polypropylene pvc ptfe teflon pla abs petg resin
  rubber silicone foam glass ceramic porcelain concrete cement marble granite plaster clay leather fabric cotton wool
  wax carbon fibre fiber fiberglass kevlar load loads pressure force forces heat temperature air gas liquid liquids
  fluid fluids oil grease dust dirt debris rust moisture light sound noise vibration vibrations electricity power
  energy price budget quality quantity safety comfort convenience reason reasons sake advantage advantages
  disadvantage problem problems issue issues solution solutions question questions fun hobby hobbies sport sports
  music art craft crafts science history nature business industry industries company companies brand brands product
  products production machinery equipment device devices gadget gadgets appliance appliances instrument instruments
  toolbox hardware accessory accessories fitting fittings fixture fixtures fastener fasteners gizmo thingy
  thingamajig doodad contraption stuff whatnot`)

export const TALK: ReadonlySet<string> = new Set([
  ...CONNECTIVES,
  ...HEDGES,
  ...OPINIONS,
  ...MODELLING,
  ...DOING,
  ...WORLD,
])

export const DOINGS: ReadonlySet<string> = new Set(DOING)
