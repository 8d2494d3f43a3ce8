import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Home } from './pages/Home.tsx'
import { Missing } from './pages/Missing.tsx'
import { Page } from './pages/Page.tsx'

const NewTable = lazy(async () => ({ default: (await import('./pages/NewTable.tsx')).NewTable }))
const About = lazy(async () => ({ default: (await import('./pages/About.tsx')).About }))
const Rules = lazy(async () => ({ default: (await import('./pages/Rules.tsx')).Rules }))
const ChestKeeper = lazy(async () => ({ default: (await import('./chest-keeper/ChestKeeper.tsx')).ChestKeeper }))
const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TablePage }))

/** Every address of the client. */
export function App() {
  return (
    <Suspense fallback={<Page wide={false}>{null}</Page>}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/new/:game?">{({ game }) => <NewTable game={game} />}</Route>
        <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
        <Route path="/about" component={About} />
        <Route path="/chest-keeper" component={ChestKeeper} />
        <Route component={Missing} />
      </Switch>
    </Suspense>
  )
}
