import { chatCode } from '../assistant';
import { forgetDraftsAtSignOut, forgetOldDrafts } from '../forms/drafts';
import { keepLanguage } from '../lib/language';
import { sessionToken } from '../lib/token';
import { whenIdle } from '../lib/whenIdle';
import { InstallNews } from '../offline';
import { OfflineBar } from '../offline';
import { UpdatePrompt } from '../offline';
import { startWorker } from '../offline';
import { bookings } from '../repairs';
import { WaitingRequests } from '../repairs';
import { counterAttempt } from '../repairs';
import { searchCode } from '../search';
import { supplyDevanagari } from '../ui/devanagari';
import { fetchOurFonts } from '../ui/pageFonts';
import styles from './afterLoad.module.css';
import { showNotices } from './notices';

function Notices() {
  return (
    <div className={styles.notices}>
      <OfflineBar />
      <WaitingRequests />
      <UpdatePrompt />
      <InstallNews />
    </div>
  );
}

/** What somebody has typed goes with them. Here and not with the forms, whose code may never have been loaded in the tab that signs out. */
export function forgetAtSessionEnd(): void {
  forgetDraftsAtSignOut();
  sessionToken.onEnd(() => {
    void bookings.forgetTyped();
    void counterAttempt.forget();
  });
}

/** What no page needs to be drawn: begun once it is, so that it takes nothing away from it. */
export function startAfterLoad(): void {
  showNotices(<Notices />);
  forgetAtSessionEnd();
  whenIdle(searchCode.prepare);
  whenIdle(chatCode.prepare);
  whenIdle(keepLanguage);
  whenIdle(() => void forgetOldDrafts());
  whenIdle(() => void bookings.forgetOld());
  whenIdle(() => {
    fetchOurFonts();
    supplyDevanagari();
    // A browser that refuses a worker, as some do in private windows, does without.
    startWorker().catch(() => undefined);
  });
}
