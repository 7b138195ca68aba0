import { drawerAnatomy } from '@chakra-ui/react/anatomy';
import { createSystem, defaultBaseConfig, defineConfig, defineSlotRecipe } from '@chakra-ui/react';

/** Chakra's part names of a drawer, dressed in our tokens. */
const drawer = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  className: 'parda-drawer',
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0px',
      zIndex: 'overlay',
      bg: 'backdrop',
      _open: { animationName: 'fade-in', animationDuration: 'slow' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
    positioner: { position: 'fixed', inset: '0px', zIndex: 'overlay', display: 'flex', justifyContent: 'flex-end' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      width: 'min(20rem, 86vw)',
      height: '100dvh',
      padding: '2',
      overflowY: 'auto',
      borderStartRadius: 'screen',
      bg: 'surface',
      color: 'text',
      boxShadow: 'raised',
      _open: { animationName: 'slide-from-end', animationDuration: 'slow', animationTimingFunction: 'out' },
      _closed: { animationName: 'slide-to-end', animationDuration: 'fast' },
      _motionReduce: { animationDuration: '1ms' },
    },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      alignSelf: 'flex-end',
      flexShrink: 0,
      boxSize: '6',
      border: 'none',
      borderRadius: 'control',
      bg: 'transparent',
      color: 'inherit',
      cursor: 'pointer',
    },
  },
});

const token = (name: string) => ({ value: `var(--${name})` });

/**
 * Our own tokens for Chakra (tokens.css stays the one place with a colour, a size or a radius in it), with recipes for just those
 * parts that the site uses. The back office adds its own (`admin/kit/chakra.ts`).
 */
export const chakraConfig = defineConfig({
  preflight: false,
  theme: {
    tokens: {
      spacing: { 0: token('space-0'), 1: token('space-1'), 2: token('space-2'), 3: token('space-3') },
      sizes: { 6: token('space-6') },
      radii: { control: token('radius-control'), screen: { value: '1.5rem' } },
      colors: {
        surface: token('surface'),
        text: token('text'),
        backdrop: { value: 'rgb(10 16 26 / 0.55)' },
      },
      shadows: { raised: token('shadow-2') },
      zIndex: { overlay: { value: 100 } },
      durations: { fast: token('speed'), slow: { value: '240ms' } },
      easings: { out: token('ease') },
    },
    keyframes: {
      'fade-in': { from: { opacity: 0 } },
      'fade-out': { to: { opacity: 0 } },
      'slide-from-end': { from: { translate: '100% 0' } },
      'slide-to-end': { to: { translate: '100% 0' } },
    },
    slotRecipes: { drawer },
  },
});

/** Chakra's system for the site. It is loaded with the first widget that needs it, never with a page. */
export const chakraSystem = createSystem(defaultBaseConfig, chakraConfig);
