import sharp from 'sharp';

// libvips would keep decoded images in a cache and start a thread for each core. The server only reads headers,
// draws captchas and the pictures of entries, and counts the colors of its own covers with it, and decodes uploads in
// separate processes.
sharp.cache(false);
sharp.concurrency(1);

export { sharp };
