import { Page } from '../../parts/page.tsx'

export const OperatorScreen = () => <Page title="Operator">{null}</Page>
