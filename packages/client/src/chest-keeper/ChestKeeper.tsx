import { useState } from 'react'
import '@cloak/parts/ask/ask.css'
import { Page } from '../pages/Page.tsx'
import { back, begin, hand, type Keeping, type Kind, NO_WISH, stepOf, type Wishes } from './chest-keeper.ts'
import { useSay } from '../words/say.ts'
import './chest-keeper.css'
import { Handing } from './Handing.tsx'
import { keep, kept } from './keep.ts'
import { Labels } from './Labels.tsx'
import { Setup } from './Setup.tsx'
import { Wishing } from './Wishing.tsx'

/** Before the deal: who plays, with which labels, and whether wishes are asked. */
export interface Table {
  labels: string
  names: readonly string[]
}
type Place = { at: 'setup' } | { at: 'labels'; labels: string } | { at: 'wishes'; table: Table } | { at: 'game' }

/** For a real table: deals the chests, and says where each of them goes. Needs no server. */
export function ChestKeeper() {
  const say = useSay()
  const [keeping, setKeeping] = useState<Keeping | null>(kept)
  const [place, setPlace] = useState<Place>({ at: keeping ? 'game' : 'setup' })
  function change(next: Keeping | null): void {
    keep(next)
    setKeeping(next)
  }
  function deal({ labels, names }: Table, wishes: readonly Wishes[]): void {
    change(begin(labels, names, wishes, crypto.randomUUID() + crypto.randomUUID()))
    setPlace({ at: 'game' })
  }
  return (
    <Page wide={false} title={say('client.keeper.title')}>
      <div className="keeper">
        <h1>{say('client.keeper.title')}</h1>
        {content()}
      </div>
    </Page>
  )

  function content() {
    switch (place.at) {
      case 'setup':
        return setup()
      case 'labels':
        return <Labels set={place.labels} onDone={() => setPlace({ at: 'setup' })} />
      case 'wishes':
        return (
          <Wishing
            names={place.table.names}
            onDone={wishes => deal(place.table, wishes)}
            onBack={() => setPlace({ at: 'setup' })}
          />
        )
      case 'game':
        if (!keeping) return setup()
        return (
          <Handing
            keeping={keeping}
            step={stepOf(keeping)}
            onHand={(kind: Kind) => change(hand(keeping, kind))}
            onBack={() => (keeping.handed.length > 0 ? change(back(keeping)) : setPlace({ at: 'setup' }))}
            onEnd={() => {
              change(null)
              setPlace({ at: 'setup' })
            }}
          />
        )
    }
  }
  function setup() {
    return (
      <Setup
        before={keeping}
        onPrint={labels => setPlace({ at: 'labels', labels })}
        onBegin={(table, wishes) =>
          wishes
            ? setPlace({ at: 'wishes', table })
            : deal(
                table,
                table.names.map(() => NO_WISH),
              )
        }
      />
    )
  }
}
