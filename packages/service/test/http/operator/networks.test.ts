import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../../../src/config.ts'
import { operatorsSide } from '../../../src/http/operator/networks.ts'

const { operatorNetworks } = readConfig({ OPERATOR_NETWORKS: '127.0.0.0/8,10.1.0.0/16,::1/128,fe80::/10' })
const isOperator = operatorsSide(operatorNetworks)

for (const [remoteAddress, expected] of [
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.255.7', true],
  ['::ffff:10.1.0.9', true],
  ['fe80::1%eth0', true],
  ['10.2.0.1', false],
  ['::ffff:10.2.0.1', false],
  ['2001:db8::1', false],
  ['', false],
  [undefined, false],
] as const) {
  test(`${remoteAddress ?? 'a peer without an address'} is ${expected ? '' : 'not '}on the operator's side`, () => {
    assert.equal(isOperator({ remoteAddress, headers: {} }), expected)
  })
}

for (const name of ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']) {
  test(`a request that a proxy passed on (${name}) is not the operator's`, () => {
    assert.equal(isOperator({ remoteAddress: '127.0.0.1', headers: { [name]: '127.0.0.1' } }), false)
  })
}
