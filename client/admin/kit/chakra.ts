import { createSystem, defaultBaseConfig, defineConfig, defineSlotRecipe } from '@chakra-ui/react';
import { collapsibleAnatomy, dialogAnatomy, menuAnatomy } from '@chakra-ui/react/anatomy';
import { chakraConfig } from '../../ui/chakra';

/** A list of choices that drops down. */
const menu = defineSlotRecipe({
  slots: menuAnatomy.keys(),
  className: 'parda-menu',
  base: {
    content: {
      minWidth: '12rem',
      padding: '1',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'control',
      bg: 'surface',
      color: 'text',
      boxShadow: 'raised',
      outline: 'none',
      // What has the focus is the row that is marked.
      _focusVisible: { outline: 'none', boxShadow: 'raised' },
      zIndex: 'dropdown',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '2.75rem',
      paddingInline: '0.75rem',
      borderRadius: '0.5rem',
      color: 'inherit',
      fontSize: 'sm',
      fontWeight: '560',
      lineHeight: 'snug',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      outlineOffset: '-2px',
      _highlighted: { bg: 'soft', outline: '2px solid', outlineColor: 'focus' },
      _currentPage: { bg: 'soft', color: 'link' },
    },
  },
});

/** A small window over the page. */
const dialog = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: 'parda-dialog',
  base: {
    backdrop: { position: 'fixed', inset: '0px', zIndex: 'overlay', bg: 'backdrop' },
    positioner: {
      position: 'fixed',
      inset: '0px',
      zIndex: 'overlay',
      display: 'grid',
      placeItems: 'center',
      padding: '2',
      overflowY: 'auto',
    },
    content: {
      display: 'grid',
      gap: '2',
      width: 'min(28rem, 100%)',
      padding: '3',
      borderRadius: 'control',
      bg: 'surface',
      color: 'text',
      boxShadow: 'raised',
      outline: 'none',
      _focusVisible: { outline: 'none', boxShadow: 'raised' },
    },
    header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
    title: { fontSize: 'lg', lineHeight: 'snug' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: '2.75rem',
      border: 'none',
      borderRadius: 'control',
      bg: 'transparent',
      color: 'inherit',
      cursor: 'pointer',
    },
  },
});

/** What is folded away until somebody asks for it. */
const collapsible = defineSlotRecipe({
  slots: collapsibleAnatomy.keys(),
  className: 'parda-collapsible',
  base: { root: { display: 'contents' } },
});

const token = (name: string) => ({ value: `var(--${name})` });

/** Chakra's system for the back office: the site's, with the parts that only admins use. */
export const adminSystem = createSystem(
  defaultBaseConfig,
  chakraConfig,
  defineConfig({
    // In a layer they would give way to the ground rules of base.css, that of links and that of the focus.
    disableLayers: true,
    theme: {
      tokens: {
        colors: {
          line: token('border'),
          soft: token('primary-soft'),
          link: token('primary-text'),
          focus: token('focus'),
        },
        fontSizes: { sm: token('text-sm'), lg: token('text-lg') },
        lineHeights: { snug: token('leading-snug') },
        zIndex: { dropdown: { value: 50 } },
      },
      slotRecipes: { menu, dialog, collapsible },
    },
  }),
);
