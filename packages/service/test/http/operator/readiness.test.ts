import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { connect } from '../../../src/database/connect.ts'
import { createReadiness } from '../../../src/http/operator/readiness.ts'
import { openStorage } from '../../../src/storage/open.ts'
import { type TestDatabase, testDatabase } from '../../database.ts'

let database: TestDatabase
let dataDir: string

before(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'cadwright-readiness-'))
})
after(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('with database, storage and kernel there nothing is missing', async () => {
  const storage = openStorage({ url: undefined, dataDir })
  const unready = createReadiness({ pool: database.connections.pool, storage, kernelReady: () => true })
  assert.deepEqual(await unready(), [])
})

test('everything that is missing is named', async () => {
  const gone = connect(
    { connectionString: 'postgresql://nobody@127.0.0.1:1/nothing' },
    { applicationName: 'test', size: 1, onError: () => {} },
  )
  const notAFolder = join(dataDir, 'file')
  await writeFile(notAFolder, '')
  const storage = openStorage({ url: undefined, dataDir: notAFolder })
  const unready = createReadiness({ pool: gone.pool, storage, kernelReady: () => false })
  const faults = await unready()
  assert.deepEqual(
    faults.map(({ need }) => need),
    ['database', 'storage', 'kernel'],
  )
  await gone.close()
})

test('frequent probes share one look at the storage', async () => {
  let looks = 0
  const storage = {
    check: async () => {
      looks += 1
    },
  }
  const unready = createReadiness({ pool: database.connections.pool, storage, kernelReady: () => true })
  await Promise.all([unready(), unready()])
  await unready()
  assert.equal(looks, 1)
})
