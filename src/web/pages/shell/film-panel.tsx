import { Play } from 'lucide-react';
import { FILM } from '../../content/demo.ts';
import captions from '../../film/captions.vtt?url&no-inline';
import film from '../../film/linesheet.webm?url';
import smallPoster from '../../film/poster-680.webp?url';
import poster from '../../film/poster-1600.webp?url';

/** The film that `npm run film` makes of the product. Nothing of it is fetched before somebody wants to see it. */
export function FilmPanel() {
  return (
    <figure className="relative aspect-video overflow-hidden rounded-xl border border-line bg-[#141a17] shadow-float">
      {/* It is silent: its captions say everything that there is to say. */}
      <video
        src={film}
        preload="none"
        playsInline
        muted
        aria-label={FILM.title}
        className="absolute inset-0 size-full"
      >
        {/* A default track would be fetched with the page; whoever plays the film shows it. */}
        <track kind="captions" src={captions} srcLang="en" label="English" />
      </video>
      <button
        type="button"
        data-action="film"
        className="group absolute inset-0 flex items-center justify-center"
      >
        <img
          src={poster}
          srcSet={`${smallPoster} 680w, ${poster} 1600w`}
          sizes="(min-width: 75rem) 72rem, calc(100vw - 2rem)"
          width={1600}
          height={900}
          alt=""
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
        <span className="absolute inset-0 bg-[oklch(0.2_0.012_165/0.32)] transition-opacity group-hover:opacity-80" />
        <span className="relative flex h-13 items-center gap-2.5 rounded-full bg-white pr-6 pl-5 font-medium text-16 text-[#141a17] shadow-float">
          <Play size={18} fill="currentColor" aria-hidden="true" />
          Play Demo
        </span>
        <span className="absolute right-4 bottom-4 rounded-md bg-[#141a17]/80 px-2 py-1 text-12 text-white tabular-nums max-sm:hidden">
          {FILM.length}
        </span>
      </button>
    </figure>
  );
}
