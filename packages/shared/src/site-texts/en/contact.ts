/** The default text of the contact page. */
export const contactLead = 'About a song, a concert, or something I should hear. I read everything myself.';
