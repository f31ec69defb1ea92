/**
 * Property tests with a fixed seed: a run is the same everywhere, and a failure can be repeated. `FUZZ_SEED` gives another.
 */
import * as fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 20_261_115) })

export { fc }
