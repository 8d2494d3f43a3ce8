import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Coming } from './pages/Coming.tsx'
import { Home } from './pages/Home.tsx'
import { Missing } from './pages/Missing.tsx'

const Settings = lazy(async () => ({ default: (await import('./pages/Settings.tsx')).Settings }))
const Profile = lazy(async () => ({ default: (await import('./pages/Profile.tsx')).Profile }))
const OwnProfile = lazy(async () => ({ default: (await import('./pages/Profile.tsx')).OwnProfile }))
const ReplayPage = lazy(async () => ({ default: (await import('./replay/ReplayPage.tsx')).ReplayPage }))
const NewTable = lazy(async () => ({ default: (await import('./pages/new-table/NewTable.tsx')).NewTable }))
const About = lazy(async () => ({ default: (await import('./pages/About.tsx')).About }))
const Rules = lazy(async () => ({ default: (await import('./pages/Rules.tsx')).Rules }))
const LearnPage = lazy(async () => ({ default: (await import('./learn/LearnPage.tsx')).LearnPage }))
const ChestKeeper = lazy(async () => ({ default: (await import('./chest-keeper/ChestKeeper.tsx')).ChestKeeper }))
const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TablePage }))

/** Every address of the client. */
export function App() {
  return (
    <Suspense fallback={<Coming />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
        <Route path="/people/me" component={OwnProfile} />
        <Route path="/people/:id">{({ id }) => <Profile key={id} id={id} />}</Route>
        <Route path="/settings" component={Settings} />
        <Route path="/new/:game?">{({ game }) => <NewTable game={game} />}</Route>
        <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
        <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
        <Route path="/about" component={About} />
        <Route path="/chest-keeper" component={ChestKeeper} />
        <Route component={Missing} />
      </Switch>
    </Suspense>
  )
}
