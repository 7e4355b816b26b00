import { door } from "@/lib/server/api/door";

export { door as DELETE, door as GET, door as HEAD, door as OPTIONS, door as PATCH, door as POST, door as PUT };
