/** What the operator's commands use: accounts, keys and credits on the database, without the web server. */
export {
  type Account,
  createAccount,
  emailAddress,
  findAccount,
  listAccounts,
  setPassword,
} from './accounts/accounts.ts'
export {
  type ApiKey,
  createApiKey,
  findApiKey,
  listApiKeys,
  revokeApiKey,
  rotateSigningSecret,
} from './accounts/keys.ts'
export { passwordFault } from './accounts/passwords.ts'
export { createSignInLink, signInAddress } from './accounts/sign-in-links.ts'
export { type Config, ConfigError, readConfig } from './config.ts'
export { balanceOf, grant } from './credits/ledger.ts'
export type { Database } from './database/connect.ts'
export { openDatabase } from './database/open.ts'
export { callbackUrlFault as webhookUrlFault } from './http/callback-url.ts'
export { openVault, type Vault } from './secrets/vault.ts'
export { attemptsOf, findDelivery, resendDelivery, sendTestEvent } from './webhooks/deliveries.ts'
