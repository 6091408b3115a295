import type { RaThemeOptions } from 'react-admin';
import { ON_PHONE, PHONE_BELOW_PX } from './phone';
import { reactAdminSentences } from './react-admin-sentences';
import { commonSentences } from './sentences';

/** High enough for a pointer, and on a phone for a finger. */
const target = { minHeight: 40, [`@media ${ON_PHONE}, (pointer: coarse)`]: { minHeight: 44 } };

/**
 * Material UI in the colors and fonts of the page. All of them are CSS variables of the page,
 * so a change of the theme in the shell needs no rendering here.
 */
export const theme: RaThemeOptions = {
  cssVariables: { nativeColor: true, cssVarPrefix: 'admin-web', disableCssColorScheme: true },
  palette: {
    primary: {
      main: 'var(--leaf)',
      light: 'var(--leaf-2)',
      dark: 'var(--leaf-2)',
      contrastText: 'var(--on-leaf)',
    },
    secondary: {
      main: 'var(--zari-text)',
      light: 'var(--zari)',
      dark: 'var(--zari-text)',
      contrastText: 'var(--cloth)',
    },
    error: {
      main: 'var(--kumkum)',
      light: 'var(--kumkum)',
      dark: 'var(--kumkum)',
      contrastText: 'var(--cloth)',
    },
    success: {
      main: 'var(--leaf)',
      light: 'var(--leaf-2)',
      dark: 'var(--leaf-2)',
      contrastText: 'var(--on-leaf)',
    },
    warning: {
      main: 'var(--zari-text)',
      light: 'var(--zari)',
      dark: 'var(--zari-text)',
      contrastText: 'var(--cloth)',
    },
    info: { main: 'var(--ink)', light: 'var(--ink-2)', dark: 'var(--ink)', contrastText: 'var(--cloth)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-2)' },
    background: { default: 'var(--cloth)', paper: 'var(--cloth)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--ink-2)',
      hover: 'var(--cloth-2)',
      selected: 'var(--cloth-3)',
      disabled: 'var(--ink-2)',
      disabledBackground: 'var(--cloth-3)',
    },
  },
  // `xs` is a phone. The others are those of Material UI.
  breakpoints: { values: { xs: 0, sm: PHONE_BELOW_PX, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: 'var(--text)',
    h2: { fontFamily: 'var(--display)', fontSize: 'var(--step-2)', fontWeight: 560, lineHeight: 1.2 },
    h3: { fontFamily: 'var(--display)', fontSize: 'var(--step-1)', fontWeight: 560, lineHeight: 1.3 },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: 'var(--step--1)', lineHeight: 1.5 },
    caption: { fontSize: 'var(--step--1)', lineHeight: 1.5 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none' },
  },
  components: {
    // On a phone, long labels need lines of their own.
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: { root: { flexWrap: 'wrap', gap: 8 } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          ...target,
          paddingInline: 16,
          whiteSpace: 'nowrap',
          // A phrase may be wider than a phone.
          '@media (max-width: 599.95px)': { whiteSpace: 'normal' },
          '&.Mui-disabled, &[aria-disabled="true"]': {
            border: '1px solid var(--cloth-3)',
            backgroundColor: 'var(--cloth-3)',
            color: 'var(--ink-2)',
            cursor: 'not-allowed',
          },
        },
        outlined: { borderColor: 'currentcolor' },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 2 } },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiMenuItem: { styleOverrides: { root: target } },
    // As on the public site, the label is above the field, and the border has no gap for it.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          maxWidth: 'none',
          marginBottom: 6,
          transform: 'none',
          color: 'var(--ink)',
          fontSize: '1rem',
          fontWeight: 500,
          lineHeight: 1.4,
          whiteSpace: 'normal',
          pointerEvents: 'auto',
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { ...target, backgroundColor: 'var(--cloth)' },
        input: { '&::placeholder': { color: 'var(--ink-2)', opacity: 1 } },
        notchedOutline: { top: 0, borderColor: 'var(--edge)', '& legend': { display: 'none' } },
      },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } } },
    MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--line)' } } },
    // What Material UI says itself.
    MuiPagination: { defaultProps: { 'aria-label': commonSentences.pages } },
    MuiTablePagination: {
      defaultProps: {
        getItemAriaLabel: (type: 'first' | 'last' | 'next' | 'previous') =>
          reactAdminSentences.navigation[type],
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: { border: '1px solid var(--line)', backgroundColor: 'var(--cloth-2)', color: 'var(--ink)' },
      },
    },
    MuiLinearProgress: { styleOverrides: { root: { backgroundColor: 'var(--cloth-3)' } } },
    MuiSwitch: {
      styleOverrides: {
        switchBase: { color: 'var(--cloth)' },
        thumb: { border: '1px solid var(--edge)', boxShadow: 'none' },
        track: { backgroundColor: 'var(--edge)', opacity: 1 },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        paper: { border: '1px solid var(--line)', borderRadius: 'var(--r-2)' },
        // As by default; Material UI would take the width of `sm`.
        paperWidthSm: { maxWidth: 'min(600px, 100% - 64px)' },
      },
    },
    MuiSnackbarContent: {
      styleOverrides: { root: { backgroundColor: 'var(--ink)', color: 'var(--cloth)', fontSize: '1rem' } },
    },
  },
};
