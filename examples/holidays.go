package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
)

func main() {
	url := "http://localhost:4321/api/holidays.json?year=2026&province=on"
	response, err := http.Get(url)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()

	var answer struct {
		Detail   string
		Holidays []struct{ Date, NameEn string }
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		log.Fatal(answer.Detail)
	}
	for _, holiday := range answer.Holidays {
		fmt.Println(holiday.Date, holiday.NameEn)
	}
}
