import type { MetadataRoute } from "next";
import { SITE } from "@/lib/words/site";

/** With this a browser can install the site like a program. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: SITE.name,
    short_name: SITE.name,
    description: SITE.shortDescription,
    start_url: "/armies",
    scope: "/",
    display: "standalone",
    background_color: "#f6f0e1",
    theme_color: "#f6f0e1",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
