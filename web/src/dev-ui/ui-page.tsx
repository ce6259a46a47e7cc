import { useState } from 'react';
import { Chip } from '../ui/control/chip';
import { AppBar } from '../ui/frame/app-bar';
import { WriteButton } from '../ui/frame/bottom-bar';
import { Screen } from '../ui/frame/screen';
import { TabBar } from '../ui/frame/tab-bar';
import { UiControls } from './ui-controls';
import { row, section } from './ui-page.css';
import { UiPieces } from './ui-pieces';
import { UiStates } from './ui-states';

const themes = ['auto', 'light', 'dark'] as const;

/** Every piece in every state, for looking at. Only in development. */
export function UiPage() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('auto');
  return (
    <Screen
      header={<AppBar title="디자인 시스템" onBack={() => history.back()} />}
      footer={
        <>
          <WriteButton />
          <TabBar unread={120} />
        </>
      }
    >
      <section className={section}>
        <div className={row}>
          {themes.map((name) => (
            <Chip
              key={name}
              on={theme === name}
              onToggle={() => {
                setTheme(name);
                if (name === 'auto') delete document.documentElement.dataset['theme'];
                else document.documentElement.dataset['theme'] = name;
              }}
            >
              {name}
            </Chip>
          ))}
        </div>
      </section>
      <UiPieces />
      <UiControls />
      <UiStates />
    </Screen>
  );
}
