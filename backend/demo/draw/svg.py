"""Helpers to draw SVG, the colors of the site, and the conversion of SVG to JPEG (chromium, then cjpeg)."""
import subprocess
import tempfile
from pathlib import Path

CLOTH, CLOTH_2, CLOTH_3, ZARI, INK = "#fbf7ee", "#f4eddd", "#eadfc6", "#b98a2f", "#211a12"
LEAF, LEAF_2, NIGHT, KUMKUM = "#0f4d3b", "#17684f", "#0d2a26", "#9b2335"


def tag(name, body="", **attributes):
    text = "".join(f' {key.strip("_").replace("_", "-")}="{value}"' for key, value in attributes.items())
    return f"<{name}{text}>{body}</{name}>"


def path(d, fill="none", **more):
    return tag("path", d=d, fill=fill, **more)


def stroke(d, color, width, **more):
    return tag("path", d=d, fill="none", stroke=color, stroke_width=width,
               **{"stroke_linecap": "round", "stroke_linejoin": "round", **more})


def circle(x, y, r, fill, **more):
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def ellipse(x, y, rx, ry, fill, **more):
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def rect(x, y, w, h, fill, **more):
    return tag("rect", x=x, y=y, width=w, height=h, fill=fill, **more)


def group(*parts, **more):
    return tag("g", "".join(parts), **more)


def zari(y, width, ground, gold=ZARI):
    """The woven border: a thin thread, a barred band, a thin thread."""
    bars = "".join(rect(x, y + 9, 4, 10, ground) for x in range(14, width, 24))
    return rect(0, y, width, 3, gold) + rect(0, y + 8, width, 12, gold) + bars + rect(0, y + 25, width, 3, gold)


def document(width, height, *parts):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{"".join(parts)}</svg>'


def save(target, width, height, *parts, limit):
    page = f'<!doctype html><meta charset="utf-8"><style>*{{margin:0}}svg{{display:block}}</style>{document(width, height, *parts)}'
    with tempfile.TemporaryDirectory() as folder:
        source, shot, pixels = (Path(folder) / name for name in ("page.html", "shot.png", "shot.ppm"))
        source.write_text(page, "utf-8")
        subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder}/profile",
                        f"--window-size={width},{height}", f"--screenshot={shot}", source.as_uri()], check=True, capture_output=True)
        subprocess.run(["ffmpeg", "-y", "-v", "error", "-i", shot, pixels], check=True)
        # the best quality that fits: full color resolution first, then half before the quality gets low
        for quality, sample in [(q, "1x1") for q in range(88, 74, -3)] + [(q, "2x2") for q in range(86, 40, -3)]:
            picture = subprocess.run(["cjpeg", "-quality", str(quality), "-optimize", "-progressive", "-sample", sample, pixels],
                                     check=True, capture_output=True).stdout
            if len(picture) <= limit * 1024:
                break
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(picture)
    print(f"{target.name:22} {width}x{height} {len(picture) / 1024:5.0f} KB  quality {quality} {sample}")
