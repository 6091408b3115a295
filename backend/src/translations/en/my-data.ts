/** The text beside an entrant's copy of her data. */
export const myData = {
  readme: `Your data

This is a copy of all that we store about your entry.

data.json    What we store, as lists with English names. Every program for texts opens it.
    entry      your name, address and video, and the state of your entry
    history    what happened to the entry, with our reasons
    consents   what you accepted when you entered
    video      what YouTube said of your video
    proof      whether we asked you to prove that the video is yours, with the code, and what came of it
    offer      whether we offered you the prize, and what came of it
    changes    what you wanted to change in your entry
    replaced   when photos went that we must keep for now: former ones, and those of changes that did not go through
    messages   what you and we wrote to each other on the page of your entry
    emails     our emails to you, without their text
    links      when we made links to the page of your entry, and until when they work
    browsers   when the page was opened in a browser, and until when it stays open there
    newAddress an address that you asked for, and have not confirmed
    correction until when and how often your address could be corrected after you sent the entry
    erasure    whether you asked us to erase your data
    bounces    what mail servers reported when emails to your address came back
    optOut     whether your address gets no emails about contests
photos       Your photo as we store it, and the small one of the lists. "new-photo" is one that we have not checked yet.
             "replaced-photo" is a former photo, or one of a change that did not go through. We must keep it for now, because it may be needed as evidence.

The copy does not name the people who checked your entry, nor what they noted for each other.
If you have questions, please use the contact form on our site.
`,
};
