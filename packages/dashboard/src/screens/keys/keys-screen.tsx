import { Page } from '../../parts/page.tsx'

export const KeysScreen = () => <Page title="API keys">{null}</Page>
