import { useEffect, useRef, useState } from "react";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";

const FILLING = fetchedPart(async () => (await import("./filling")).Filling);

/** Offers to complete the army. It stands below a whole army, and is fetched when it comes into sight. */
export function FillRest() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((places) => {
      if (places.some((one) => one.isIntersecting)) setSeen(true);
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} id="fill-rest" className="mt-4 flex min-h-14 flex-wrap items-center gap-2 border-t border-rule pt-3">
      {isSeen && <FetchedFilling />}
    </div>
  );
}

function FetchedFilling() {
  const { part: Filling, failed, again } = usePart(FILLING);
  return Filling ? <Filling /> : <AwaitedPart failed={failed} again={again} />;
}
