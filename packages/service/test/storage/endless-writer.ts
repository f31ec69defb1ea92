/** Overwrites one object until it is killed, and says which version was acknowledged. */
import { openDiskStorage } from '../../src/storage/disk.ts'

const [dataDir = '', key = ''] = process.argv.slice(2)
const storage = openDiskStorage(dataDir)
for (let version = 1; version < 250; version++) {
  await storage.put(key, Buffer.alloc(2_000_000 + version, version), 'model/step')
  process.stdout.write(`${version}\n`)
}
