import { ChakraProvider } from '@chakra-ui/react';
import { Fragment } from 'react';
import { TestBars } from '../../../ui/TestBars';
import { adminSystem } from '../chakra';
import { editorPieces } from './editorPieces';
import { formPieces } from './formPieces';
import styles from './KitPage.module.css';
import { listPieces } from './listPieces';

const pieces = { ...listPieces, ...formPieces, ...editorPieces };

/** Every piece of the kit, in both themes side by side: for who builds a tab. It is no part of what the shop is given. */
export function KitPage() {
  return (
    <ChakraProvider value={adminSystem}>
      <main className={styles.page}>
        <h1>The kit of the admin</h1>
        <TestBars />
        {Object.entries(pieces).map(([name, Piece]) => (
          <Fragment key={name}>
            <h2>{name}</h2>
            <div className={styles.themes}>
              {(['light', 'dark'] as const).map((theme) => (
                <section key={theme} aria-label={`${name}, ${theme}`} data-theme={theme} className={styles.theme}>
                  <Piece />
                </section>
              ))}
            </div>
          </Fragment>
        ))}
      </main>
    </ChakraProvider>
  );
}
