/** Secrets that must be read again (webhook signing secrets) are kept sealed; other keys are derived for their purpose. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { masterKey } from './master-key.ts'

export interface Vault {
  seal(text: string): Buffer
  /** Throws when a single bit was changed, or when it was sealed under another master key. */
  unseal(sealed: Buffer): string
  /** 32 bytes, the same for the same purpose, that tell nothing about those of another. */
  derive(purpose: string): Buffer
}

const CIPHER = 'aes-256-gcm'
const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
const SEALING = 'sealed secret'

export async function openVault(options: { secretKey: string | undefined; dataDir: string }): Promise<Vault> {
  const master = await masterKey(options)
  const subkey = (info: string) => Buffer.from(hkdfSync('sha256', master, '', `cadwright/${info}`, KEY_BYTES))
  // Under a name that `derive` cannot reach, so the sealing key never leaves.
  const sealingKey = subkey(`seal/${SEALING}`)
  const boundTo = Buffer.concat([Buffer.of(VERSION), Buffer.from(SEALING)])

  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, sealingKey, nonce, { authTagLength: TAG_BYTES }).setAAD(boundTo)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body])
    },

    unseal(sealed) {
      const bodyStart = 1 + NONCE_BYTES + TAG_BYTES
      if (sealed.length < bodyStart || sealed[0] !== VERSION) throw new Error('this is no sealed secret')
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
      const decipher = createDecipheriv(CIPHER, sealingKey, nonce, { authTagLength: TAG_BYTES })
        .setAAD(boundTo)
        .setAuthTag(sealed.subarray(1 + NONCE_BYTES, bodyStart))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(bodyStart)), decipher.final()]).toString('utf8')
      } catch (error) {
        throw new Error(
          'a sealed secret cannot be opened: it was changed, or sealed under another SECRET_KEY',
          {
            cause: error,
          },
        )
      }
    },

    derive: (purpose) => subkey(`derive/${purpose}`),
  }
}
