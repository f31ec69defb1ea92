/** Names of the parts of machines: what a drawing calls a body by, and what stands before such a name only to tell it from others. */

/** A body of its own, of whatever shape its sizes say: "the inlet is a tube", "six trunnions". */
export const PART_NAMES =
  'trunnion | branch | inlet | outlet | main run | branch run | run pipe | run tube | main pipe | rotor | stator | hopper | bonnet | faceplate | face plate | chassis | impeller | adapter | adaptor | coupling | sprocket | counterweight | shroud | duct | chute | crosshead | cross arm | spider | crankpin | follower | ratchet | pawl | heat sink | heatsink | boom | skid | propeller | diffuser | stub shaft | gimbal | turret | bezel | gland | backplane | keel | strut | cross rail | cross member | crossmember | spacer ring | wear ring | rotor disc | end cap | end cover | valve body | valve seat | inlet pipe | outlet pipe | wheel blank | cam disc | lobe disc | motor pad | motor mount | landing gear | link body | neck ring | pin fin | heat sink base | flange ring | lobe | sheave | cam'

/** Before a name, only to tell it from others: "the flow bore", "two reduction holes". */
export const ATTRIBUTES = `
  flow output input wrist reduction purge supply return discharge suction hydraulic pneumatic centrifugal quadcopter hexacopter
  octocopter drone multirotor tricopter geneva universal station lifting heat electronics instrument terminal power
  turbine blower compressor coolant lube lubrication feed drainage bleed breather vacuum exhaust intake gas steam
  manifold idler driven driver driving actuator solenoid encoder gearbox gearmotor lead leadscrew ballscrew lock
  locknut thrust outrigger payload antenna landing camera esc controller transmitter swivel pintle
  gudgeon wishbone rocker tappet valve camshaft crankshaft countershaft layshaft pump orifice metering throttle bypass
  pressure measuring sampling thermocouple probe viewing fill filler overflow tether strap tiedown anchor adjusting
  tensioning belt chain rope flywheel friction indexing detent timing stay tie steering suspension axle kingpin shock
  collet arbor mandrel jig workholding pallet linear gantry quill tailstock wing fuselage rudder elevator
  aileron hull deck rigging stern bow rowlock oarlock flue vent gutter downspout plumbing hose conduit
  locator piloting shoulder pillow`
