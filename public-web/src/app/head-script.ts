import { THEME_KEY } from './theme';

/**
 * Runs before the first paint, so that the remembered theme does not flash in, and marks a visitor who has a
 * session (the readable cookie beside the refresh token), and an address that asks for a mode of its page, which only
 * the browser reads. A form that nobody handles yet is held: the browser would
 * load the page anew, without what was typed (`useEarlySubmit` submits it later). So is the last button that is pressed
 * before anyone listens (`start-once.tsx` presses it again). The only inline script; its hash is
 * in the CSP.
 */
export const headScript = `(function(d){try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.theme=t}catch(e){}if(/(^|; )(__Host-)?paattu_session=1/.test(document.cookie))d.session='pending';if(/[?&]mode=/.test(location.search))d.mode='asked'})(document.documentElement.dataset);document.addEventListener('submit',function(e){if(!e.defaultPrevented){e.preventDefault();e.target.dataset.held=''}});addEventListener('click',function(e){var b=!('alive' in document.documentElement.dataset)&&e.target.closest('button:not([type=submit])');if(b){document.querySelectorAll('button[data-held]').forEach(function(o){delete o.dataset.held});b.dataset.held=''}},true)`;
